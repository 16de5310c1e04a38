import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { rawGet } from '../../support/hostile/rawGet.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const twice = (text: string): string => encodeURIComponent(encodeURIComponent(text))

describe('input that is encoded twice', () => {
  let server: TestServer
  let origin: string
  let host: Person
  let event: EventView
  let guest: Invitee
  beforeAll(async () => {
    server = await testServer('any')
    origin = await server.listen()
    host = await person(server, 'Hana Host')
    event = await party(server, host)
    const [first] = await invite(server, host, event, ['Gil'])
    if (!first) throw new Error('not invited')
    guest = first
  })
  afterAll(() => server.end())

  it.each([
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '&lt;b&gt;bold&lt;/b&gt; &amp;amp; &#x3c;i&#x3e;',
    String.raw`\u003cb\u003e and \x3cb\x3e`,
    '=?utf-8?B?PGI+?=',
    '%250d%250aBcc: x',
    '+AD4-b',
  ])('stays as it is in a text: %s', async (title) => {
    const newParty = await party(server, host, { title, description: title })
    const { event: read } = await call(server, 'getEventPreview', { eventId: newParty.id })
    expect([read.title, newParty.description]).toEqual([title, title])
    const calendar = await server.app.inject({ url: `/event/${newParty.id}/calendar.ics` })
    const unfoldedCalendar = calendar.body.replaceAll('\r\n ', '')
    expect(unfoldedCalendar).toContain(`SUMMARY:${title.replaceAll('\\', '\\\\').replaceAll(';', String.raw`\;`)}`)
    expect(unfoldedCalendar).not.toMatch(/<b>|<script|<i>/)
  })

  it('finds no party and no file', async () => {
    const statusOf = async (path: string) => (await rawGet(origin, path, { accept: 'application/json' })).status
    const [id] = [event.id]
    const encodedId = [...id].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
    expect(await statusOf(`/event/${id}/calendar.ics`)).toBe(200)
    expect(await statusOf(`/event/${encodedId}/calendar.ics`), 'decoded once').toBe(200)
    expect(await statusOf(`/event/${encodeURIComponent(encodedId)}/calendar.ics`)).toBe(404)
    for (const path of [
      '..%252f..%252fapp-secret',
      '%252e%252e/%252e%252e/app-secret',
      'events%252fsample_images%252fcover.webp',
    ])
      expect(await statusOf(`/files/${path}`), path).toBe(404)
    expect(await statusOf('/files/events/sample_images/cover.webp')).toBe(200)
  })

  it('opens no invitation', async () => {
    const token = keyOf(server, event, guest)
    const hex = (text: string) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
    const pageOf = async (key: string) =>
      (await server.app.inject(`/event/${event.id}/my-data?iu=${guest.inviteeId}&token=${key}`)).statusCode
    const right = await pageOf(hex(token))
    expect(right).not.toBe(await pageOf(encodeURIComponent(hex(token))))
    expect(await pageOf(token)).toBe(right)
  })

  it('chooses no columns of the guest list', async () => {
    const basic = Buffer.from(`${host.userId}:${host.accessToken}`).toString('base64')
    const columns = JSON.stringify({ fields: ['name'], questions: [] })
    const statusOf = async (path: string, authorization = `Basic ${basic}`) =>
      (await fetch(`${origin}/event/${event.id}/guestlist.csv/${path}`, { headers: { authorization } })).status
    expect(await statusOf(encodeURIComponent(columns))).toBe(200)
    expect(await statusOf(twice(columns))).toBe(400)
    const double = Buffer.from(basic).toString('base64')
    expect(await statusOf(encodeURIComponent(columns), `Basic ${double}`)).toBe(401)
  })

  it('is no address in a form', async () => {
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/newsletter',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.config.origin },
        payload,
      })
    const email = 'nora+news@example.com'
    expect((await send(`email=${encodeURIComponent(email)}`)).statusCode).toBeLessThan(400)
    expect((await send(`email=${twice(email)}`)).statusCode).toBe(400)
    const rows = await server.services.db.selectFrom('newsletter_subscribers').select('email').execute()
    expect(rows).toEqual([{ email }])
  })
})
