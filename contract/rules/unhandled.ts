/**
 * Handles the default case of an exhaustive switch over a status. An unknown status is a bug, and must not be shown as another
 * status (ERR-47).
 * @throws Error always.
 */
export function unhandled(status: never): never {
  throw new Error(`Unhandled status: ${String(status)}`)
}
