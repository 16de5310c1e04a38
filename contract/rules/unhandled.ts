/** Ends a switch that names every status. One that nobody knows is a fault, and is not shown as another (ERR-47). @throws always. */
export function unhandled(status: never): never {
  throw new Error(`Unhandled status: ${String(status)}`)
}
