/**
 * Makes the app's API calls work outside a browser: sends `fetch` of a path to `origin` and defines a location, an empty
 * cookie jar and the build's version. No app code is replaced. Returns a function that undoes it.
 */
export function asBrowser(origin: () => string): () => void {
  const { fetch } = globalThis
  const globals = {
    location: new URL('http://here.invalid/login'),
    document: { cookie: '', documentElement: { dataset: {} } },
    __APP_VERSION__: 'test',
  }
  globalThis.fetch = (input, init) =>
    fetch(typeof input === 'string' && input.startsWith('/') ? origin() + input : input, init)
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    globalThis.fetch = fetch
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
  }
}
