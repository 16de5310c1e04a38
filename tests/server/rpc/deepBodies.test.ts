import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('a deeply nested body', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any')
  })
  afterAll(() => server.end())

  const post = (url: string, levels: number) =>
    server.app.inject({
      method: 'POST',
      url,
      // The schema of a string compares the length, which for nested arrays calls itself for each level.
      payload: `{"method":{"length":${'['.repeat(levels)}${']'.repeat(levels)}}}`,
      headers: { 'content-type': 'application/json' },
    })

  it.each(['/json/ElkEventService', '/log'])('is refused by %s', async (url) => {
    const answer = await post(url, 7_000)
    expect([answer.statusCode, answer.body.includes('malformed')]).toEqual([400, true])
    // The body's objects and the outermost array are levels too.
    const [within, beyond] = [await post(url, 99), await post(url, 100)]
    expect([within.statusCode, within.body.includes('malformed')]).toEqual([400, false])
    expect([beyond.statusCode, beyond.body.includes('malformed')]).toEqual([400, true])
  })
})
