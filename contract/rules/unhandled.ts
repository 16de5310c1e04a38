/**
 * Ends an exhaustive switch over a status. An unknown status is a bug, and must not be shown as another one (ERR-47).
 * @throws always.
 */
export function unhandled(status: never): never {
  throw new Error(`Unhandled status: ${String(status)}`)
}
