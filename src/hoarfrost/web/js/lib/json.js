// @ts-check
/** The one type that is not checked; nothing is run here. */

/**
 * Data as it came from the server or was read from the store. docs/protocol.md says what it looks like; whoever
 * knows it better gives it a type of its own.
 * @typedef {any} Json  because JSON.parse gives no other, and a check at run time would be a second protocol
 */

export {};
