/**
 * Makes StrykerJS report each mutant whose code runs, again and again. Uses nothing outside itself, because it also runs in pages, as
 * text.
 * @param {(id: string) => void} report
 */
export function watchCoverage(report) {
  const reached = new Proxy({}, { get: () => 0, set: (_target, id) => (report(String(id)), true) })
  const space = Reflect.get(globalThis, '__stryker__') ?? {}
  Reflect.set(globalThis, '__stryker__', { ...space, mutantCoverage: { static: reached, perTest: {} } })
}
