import type { TestServer } from './testServer.ts'

/** Opens a short link without following it, and returns the address that it leads to. */
export async function openedLink(server: TestServer, url: string): Promise<URL> {
  const { pathname, search } = new URL(url)
  const { headers } = await server.app.inject({ url: `${pathname}${search}` })
  return new URL(headers.location ?? 'about:blank')
}
