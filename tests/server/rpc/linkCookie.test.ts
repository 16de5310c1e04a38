import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { PageRenderer, PageRequest } from '@festoon/contract/wire/page'
import { openSession } from '../../../server/accounts/sessions/sessions.ts'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { dataProof } from '../../support/dataProof.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

let server: TestServer
let host: Person
let event: EventView
let guest: Invitee
let renderedPage: PageRequest | undefined
const renderer: PageRenderer = {
  render: (page) => {
    renderedPage = page
    return Promise.resolve({ status: 200, html: '<!doctype html>' })
  },
}

beforeAll(async () => {
  server = await testServer('any', { renderer })
  host = await person(server, 'Hana Host')
  event = await party(server, host, { title: 'Sunday lunch' })
  guest = await onlyGuest(['Gina'])
})
afterAll(() => server.end())

const onlyGuest = async (names: string[]): Promise<Invitee> => {
  const [one] = await invite(server, host, event, names)
  return one ?? Promise.reject(new Error('not invited'))
}

/** Opens the event page and returns the link that it is rendered with, and the cookie that it sets. */
const open = async (query: Record<string, string>, cookies: Record<string, string> = {}) => {
  const url = `/event/${event.id}?${new URLSearchParams(query).toString()}`
  const response = await server.app.inject({ url, cookies, headers: { accept: 'text/html' } })
  const link =
    renderedPage?.kind === 'guest'
      ? renderedPage.data.link
      : renderedPage?.kind === 'app'
        ? renderedPage.link
        : undefined
  const isProblem = renderedPage?.kind === 'guest' && renderedPage.data.linkProblem
  return {
    link,
    isProblem,
    cookie: response.cookies.find(({ name }) => name === 'guestKey'),
    headers: response.headers,
  }
}

it('a personal link stores its key in a cookie that only the event’s pages receive', async () => {
  const token = keyOf(server, event, guest)
  const { link, cookie } = await open({ iu: guest.inviteeId, token })
  expect(link).toEqual({ eventId: event.id, inviteeId: guest.inviteeId, token })
  expect(cookie).toMatchObject({ path: `/event/${event.id}`, httpOnly: true, sameSite: 'Lax' })
  const again = await open({ iu: guest.inviteeId }, { guestKey: cookie?.value ?? '' })
  expect(again.link).toEqual({ eventId: event.id, inviteeId: guest.inviteeId, token })
  expect(again.headers['referrer-policy'], 'the page still has forms and links with the key').toBe('same-origin')
})

it('the cookie opens no other guest’s invitation, and no page whose URL names no guest', async () => {
  const { cookie } = await open({ iu: guest.inviteeId, token: keyOf(server, event, guest) })
  const cookies = { guestKey: cookie?.value ?? '' }
  const other = await onlyGuest(['Otto'])
  expect((await open({ iu: other.inviteeId }, cookies)).link).toBeNull()
  expect((await open({}, cookies)).link).toBeNull()
})

it('an invalid or revoked key sets no cookie, and the page says that the link is invalid', async () => {
  const wrong = await open({ iu: guest.inviteeId, token: 'x'.repeat(32) })
  expect([wrong.link, wrong.isProblem, wrong.cookie]).toEqual([null, true, undefined])
  const revokedGuest = await onlyGuest(['Remy'])
  const { cookie } = await open({ iu: revokedGuest.inviteeId, token: keyOf(server, event, revokedGuest) })
  await server.services.db
    .updateTable('invitees')
    .set({ token_version: 2 })
    .where('invitee_id', '=', revokedGuest.inviteeId)
    .execute()
  const after = await open({ iu: revokedGuest.inviteeId }, { guestKey: cookie?.value ?? '' })
  expect([after.link, after.isProblem]).toEqual([null, true])
})

it('a signed-in visitor keeps the key of a link in the same way', async () => {
  const someone = await person(server, 'Sia')
  const { refreshToken = '' } = await openSession(server.services.db, someone.userId, 'web-test', server.clock.now())
  const token = keyOf(server, event, guest)
  const first = await open({ iu: guest.inviteeId, token }, { authToken: refreshToken })
  expect(first.link).toEqual({ eventId: event.id, inviteeId: guest.inviteeId, token })
  const cookies = { authToken: refreshToken, guestKey: first.cookie?.value ?? '' }
  expect((await open({ iu: guest.inviteeId }, cookies)).link).toEqual({
    eventId: event.id,
    inviteeId: guest.inviteeId,
    token,
  })
})

/** Opens a page in a browser that keeps its cookies, and posts its forms to the path that it has then. */
const browser = () => {
  const cookies: Record<string, string> = {}
  const send = async (method: 'GET' | 'POST', url: string, fields: Record<string, string> = {}) => {
    const response = await server.app.inject({
      method,
      url,
      cookies,
      headers: {
        'sec-fetch-mode': 'navigate',
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(method === 'POST' ? { payload: new URLSearchParams(fields).toString() } : {}),
    })
    for (const { name, value } of response.cookies) cookies[name] = value
    return response
  }
  return {
    cookies,
    post: (url: string, fields: Record<string, string>) => send('POST', url, fields),
    open: async (url: string) => {
      const first = await send('GET', url)
      const at = first.statusCode === 303 ? String(first.headers.location) : url
      return { at, page: first.statusCode === 303 ? await send('GET', at) : first, first }
    },
  }
}

it('a personal link asks for the data, and reports the invitation, at addresses without its key', async () => {
  const gina = await onlyGuest(['Gina'])
  const token = keyOf(server, event, gina)
  const hers = browser()
  const requestPage = await hers.open(
    `/event/${event.id}/my-data?${new URLSearchParams({ iu: gina.inviteeId, token }).toString()}`,
  )
  expect(requestPage.at).toBe(`/event/${event.id}/my-data?iu=${gina.inviteeId}`)
  expect(requestPage.page.body).not.toContain(gina.email)
  expect((await hers.post(requestPage.at, { do: 'send' })).body).toContain('It expires in an hour.')
  const query = { e: event.id, iu: gina.inviteeId, token }
  const report = await hers.open(`/report?${new URLSearchParams(query).toString()}`)
  expect(report.at).toBe(`/report?e=${event.id}&iu=${gina.inviteeId}`)
  expect(report.page.body).not.toContain(token)
  await hers.post(report.at, { do: 'report', reason: 'other', note: 'Odd' })
  const reports = await server.services.db.selectFrom('abuse_reports').selectAll().execute()
  expect(reports).toMatchObject([{ event_id: event.id, note: 'Odd' }])
  expect((await browser().open(report.at)).page.statusCode).toBe(404)
})

it('a form on another site, a sibling domain or a page without an origin changes no data with the key in the cookie', async () => {
  const gina = await onlyGuest(['Gina'])
  const key = await dataProof(server, event.id, gina.inviteeId)
  const erase = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: `/event/${event.id}/my-data?iu=${gina.inviteeId}`,
      cookies: { dataKey: `${gina.inviteeId}.${key}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'do=erase&confirm=ERASE',
    })
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }])
    expect([headers, (await erase(headers)).statusCode]).toEqual([headers, 403])
  const ownErasure = await erase({ origin: server.services.config.origin, 'sec-fetch-site': 'same-origin' })
  expect(ownErasure.body).toContain('Your data has been erased')
})

it('a page with the data of a guest is shown at an address without the key, which no other browser can open', async () => {
  const gina = await onlyGuest(['Gina'])
  const key = await dataProof(server, event.id, gina.inviteeId)
  const url = `/event/${event.id}/my-data?${new URLSearchParams({ iu: gina.inviteeId, p: key }).toString()}`
  const hers = browser()
  const { at, page, first } = await hers.open(url)
  expect(at).toBe(`/event/${event.id}/my-data?iu=${gina.inviteeId}`)
  expect(first.cookies).toMatchObject([{ name: 'dataKey', httpOnly: true, sameSite: 'Lax', maxAge: 3600 }])
  expect(page.body).toContain(gina.email)
  expect(page.body).not.toContain(key)
  const savedPage = await hers.post(at, { do: 'correct', name: 'Gina Lee', email: gina.email ?? '', phone: '' })
  expect(savedPage.body).toContain('Saved.')
  const file = await hers.open(at.replace('/my-data?', '/my-data.json?'))
  expect(file.page.json()).toMatchObject({ name: 'Gina Lee' })
  expect((await browser().open(at)).page.statusCode).toBe(404)
  const otto = await onlyGuest(['Otto'])
  expect((await hers.open(at.replace(gina.inviteeId, otto.inviteeId))).page.statusCode).toBe(404)
  server.clock.advance(61 * 60_000)
  expect((await hers.open(at)).page.statusCode).toBe(404)
})
