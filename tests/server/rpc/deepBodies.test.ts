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
    expect((await post(url, 90)).statusCode).toBe(400)
  })
})
