import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('search engines', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any', {
      env: { APP_HOST: 'party.example', ROOT_HOST: 'root.example', PUBLIC_ORIGIN: 'https://party.example' },
    })
  })
  afterAll(() => server.end())
  const read = async (host: string, url: string) => {
    const { statusCode, headers, body } = await server.app.inject({ url, headers: { host } })
    return { statusCode, type: headers['content-type'], body }
  }
  const listAddresses = async (host: string) =>
    [...(await read(host, '/sitemap.xml')).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

  it('find the sitemap in robots.txt, which disallows everything but pages and events', async () => {
    const { statusCode, type, body } = await read('party.example', '/robots.txt')
    expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain('Sitemap: https://party.example/sitemap.xml')
    expect(body).toMatch(/^Disallow: \/json\/$/m)
    // Robots must be able to fetch events, so that they see the noindex rule and chats can show link previews.
    expect(body).not.toContain('/event')
    expect((await read('root.example', '/robots.txt')).body).toContain('Sitemap: https://root.example/sitemap.xml')
  })

  it('find the public pages of the requested host in the sitemap, and never an event', async () => {
    expect(await listAddresses('root.example')).toEqual(['https://root.example/'])
    const ownAddresses = await listAddresses('party.example')
    expect(ownAddresses).toContain('https://party.example/welcome')
    expect(ownAddresses.filter((address) => address?.includes('/instant?category='))).toHaveLength(5)
    for (const address of ownAddresses) expect(address).not.toMatch(/\/(?:event|events|login|profile|album)\b/)
    expect((await read('party.example', '/sitemap.xml')).type).toBe('application/xml; charset=utf-8')
  })
})
