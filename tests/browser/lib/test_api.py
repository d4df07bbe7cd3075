"""js/lib/api.js: requests, and what goes wrong with them."""

from tests.browser.lib.workbench import Workbench


def test_an_error_of_the_server_is_thrown_in_the_language_of_the_reader(bench: Workbench) -> None:
    bench.me.expect_errors("status of 404")
    script = """
      await i18n.setLanguage(lang);
      try { await api.get("/api/games/chess"); } catch (error) {
        return [error instanceof api.ApiError, error.code, error.status, error.message];
      }
    """
    english = bench.run(script, lang="en")
    spanish = bench.run(script, lang="es")
    assert english[:3] == spanish[:3] == [True, "E_NO_GAME", 404]
    assert english[3] != spanish[3]


def test_a_token_goes_into_the_header_and_not_into_the_address(bench: Workbench) -> None:
    with bench.page.expect_request("**/api/tables*") as asked:
        bench.run("await api.get('/api/tables', { token: 'secret' })")
    assert asked.value.headers["authorization"] == "Bearer secret"
    assert "secret" not in asked.value.url


def test_a_server_that_does_not_answer_is_an_error_too(bench: Workbench) -> None:
    bench.me.expect_errors("ERR_CONNECTION_REFUSED")
    bench.page.route("**/api/games?*", lambda route: route.abort("connectionrefused"))
    script = "return await api.get('/api/games').catch(({ code, status }) => [code, status])"
    assert bench.run(script) == ["E_OFFLINE", 0]
