import { expect } from 'vitest'
import type { TestServer } from '../testServer.ts'

/** The origin of test servers. */
const origin = 'http://localhost:3000'

/** A minimal browser for signing in, which keeps our cookies and the provider's. */
export class Visitor {
  readonly #server: TestServer
  cookies: Record<string, string> = {}
  #theirs = new Map<string, string>()

  constructor(server: TestServer) {
    this.#server = server
  }

  /** Requests a path of our server and returns the redirect's target. */
  async ask(path: string): Promise<URL> {
    const answer = await this.#server.app.inject({ method: 'GET', url: path, cookies: this.cookies })
    for (const { name, value } of answer.cookies)
      if (value === '') delete this.cookies[name]
      else this.cookies[name] = value
    expect(answer.statusCode).toBe(303)
    return new URL(String(answer.headers.location), origin)
  }

  /** Follows the provider's redirects until they lead back to us. */
  async visit(from: URL): Promise<URL> {
    let url = from
    for (let hop = 0; hop < 10 && url.origin !== origin; hop += 1) {
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie: this.#cookie() } })
      this.#keep(answer)
      url = new URL(answer.headers.get('location') ?? '', url)
    }
    return url
  }

  /** Confirms signing out on the provider's page and returns the redirect's target. */
  async leave(from: URL): Promise<URL> {
    const headers = { cookie: this.#cookie() }
    const page = await (await fetch(from, { headers })).text()
    const field = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? ''
    const form = new URLSearchParams({ xsrf: field(/name="xsrf" value="([^"]+)"/), logout: 'yes' })
    const answer = await fetch(field(/action="([^"]+)"/), { method: 'POST', redirect: 'manual', headers, body: form })
    this.#keep(answer)
    return new URL(answer.headers.get('location') ?? '')
  }

  /** Signs in from another tab, as a person who isn't signed in with the provider. */
  async signInBeside(s = ''): Promise<URL> {
    this.#theirs.clear()
    return this.signIn(s)
  }

  #cookie(): string {
    return [...this.#theirs].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(answer: Response): void {
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const at = pair.indexOf('=')
      this.#theirs.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  /** Signs in with the provider and returns the callback URL without requesting it. */
  async signIn(s = ''): Promise<URL> {
    return this.visit(await this.ask(`/identity/google/start${s === '' ? '' : `?s=${encodeURIComponent(s)}`}`))
  }
}
