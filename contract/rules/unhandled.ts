/**
 * Throws in the default case of an exhaustive switch over a status, so that an unknown status is never shown as another one
 * (ERR-47).
 * @throws Error always.
 */
export function unhandled(status: never): never {
  throw new Error(`Unhandled status: ${String(status)}`)
}
