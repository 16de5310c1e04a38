import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageRequest } from '@festoon/contract/wire/page'
import { person, picture } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

let server: TestServer
const pageRequests: PageRequest[] = []
beforeAll(async () => {
  const renderer = {
    render: (request: PageRequest) => Promise.resolve({ status: 404, html: String(pageRequests.push(request)) }),
  }
  server = await testServer('any', { renderer })
})
afterAll(() => server.end())

it("the page of an unknown party shows the user's photo by a link that works [HEAD-06]", async () => {
  const user = await person(server, 'Noor')
  const photoUrl = await picture(server, user, { kind: 'profile' })
  await call(server, 'updateElkUser', { photoUrl }, user)
  const url = `/event/${randomUUID()}`
  await server.app.inject({ url, headers: { accept: 'text/html' }, cookies: { authToken: user.refreshToken } })
  const [page] = pageRequests
  const shownPhoto = page?.kind === 'notFound' ? page.user?.photoUrl : undefined
  expect(shownPhoto).toMatch(/\?k=/)
  expect((await server.app.inject({ url: shownPhoto ?? '' })).statusCode).toBe(200)
})
