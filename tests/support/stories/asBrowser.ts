/**
 * Lets the app's own calls run outside a browser: `fetch` of a path goes to `origin`, and there is a location, a cookie
 * jar that nobody fills, and the version that the build puts in. Nothing of the app is replaced. Returns the way back.
 */
export function asBrowser(origin: () => string): () => void {
  const { fetch } = globalThis
  const globals = { location: new URL('http://here.invalid/login'), document: { cookie: '' }, __APP_VERSION__: 'test' }
  globalThis.fetch = (input, init) =>
    fetch(typeof input === 'string' && input.startsWith('/') ? origin() + input : input, init)
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    globalThis.fetch = fetch
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
  }
}
