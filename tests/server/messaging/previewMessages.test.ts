import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { viewer } from '@festoon/contract/messages/edit/viewAs'
import type { InputOf } from '@festoon/contract/wire/operations'
import { readOutbox } from '../../../server/providers/outbox/outbox.ts'
import { eventDraft, invite, party, person, picture, type Person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { coverUrl, testServer, type TestServer } from '../../support/testServer.ts'

type PreviewedEvent = InputOf<'previewMessages'>['event']

describe.each(databaseKinds)('the messages about a party in the editor, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const draft = (changedFields: Partial<PreviewedEvent> = {}): PreviewedEvent => ({
    ...eventDraft(server, { title: 'Garden party' }),
    modificationId: 1,
    ...changedFields,
  })
  const preview = (event: PreviewedEvent, eventUuid?: string, who = host) =>
    call(server, 'previewMessages', { event, ...(eventUuid === undefined ? {} : { eventUuid }) }, who)
  const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

  it('are an email and reminders like those that guests get, in the words of the draft [AUTHZ-18]', async () => {
    const newParty = await party(server, host, { title: 'Garden party', lettering: 'elegant', addressFor: 'confirmed' })
    const [guest] = await invite(server, host, newParty, [viewer])
    await call(server, 'sendInvites', { eventId: newParty.id, inviteIds: [guest?.inviteeId ?? ''] }, host)
    const sentEmail = await eventually(
      async () => (await readOutbox(server.services.db, guest?.email ?? ''))[0],
      20_000,
    )
    const { event } = await call(server, 'getEvent', { eventId: newParty.id }, host)
    const { title, photoUrl, startTime, endTime, timeZone, location, colors, lettering } = event
    const fields = {
      title,
      photoUrl,
      startTime,
      endTime,
      timeZone,
      colors,
      lettering,
      addressFor: 'confirmed',
    } as const
    if (location === null || !('displayName' in location)) throw new Error('The host sees the address')
    const { mail, reminders } = await preview(draft({ ...fields, location }))
    const shownHtml = (await open(mail.frame)).body
    const words = (html: string) => html.replace(/<style>.*?<\/style>/, '').replaceAll(/ href="[^"]*"/g, '')
    expect(words(shownHtml)).toBe(words(sentEmail.html ?? ''))
    expect(mail.subject).toBe(sentEmail.subject)
    expect(mail.from).toBe('Hana Host via Festoon')
    expect(shownHtml).toContain(`>${mail.preview}`)
    expect(shownHtml).not.toMatch(/<a[^>]*href/)
    expect(shownHtml).not.toContain('Secret Lane')
    expect(reminders.map(({ to }) => to)).toEqual(['invited', 'going'])
    const [invitedReminder, going] = reminders.map(({ text }) => text)
    expect(invitedReminder).toMatch(
      /^Can you make it to Garden party\? It's on .* Hana Host would like to know if you're coming\./,
    )
    expect(invitedReminder).not.toContain('Secret Lane')
    expect(going).toMatch(/^Tomorrow: Garden party\. It's on .* Where: .*Secret Lane/)
    expect(`${invitedReminder}${going}`).not.toContain(newParty.id)
  })

  it('need a start or no date yet, and use placeholders for other missing fields', async () => {
    const start = server.clock.now() + 86_400_000
    const { mail, reminders } = await preview({ startTime: start, modificationId: 1 })
    expect(mail.subject).toBe('Hana Host invited you to Untitled Party')
    expect((await open(mail.frame)).body).not.toContain('<img')
    expect(reminders[1]?.text).toContain('Where: Place to be decided.')
    for (const startTime of [0, 8_640_000_000_000_000])
      expect(await reasonOf(server, 'previewMessages', { event: draft({ startTime }) }, host)).toBe('invalid')
    expect((await preview(draft({ remindersEnabled: false }))).reminders).toEqual([])
    const undecidedPreview = await preview({ startTime: 0, dateUndecided: true, modificationId: 1 })
    expect(undecidedPreview.mail.preview).toContain('Date to be decided')
    expect(undecidedPreview.reminders).toEqual([])
  })

  it('are signed by the host of a live party for its co-hosts, and closed to others', async () => {
    const newParty = await party(server, host, { title: 'Garden party' })
    const stranger = await person(server, 'Sid Stranger')
    const names = { event: draft(), eventUuid: newParty.id }
    expect((await preview(draft(), newParty.id)).mail.subject).toBe('Hana Host invited you to Garden party')
    expect(await reasonOf(server, 'previewMessages', names, stranger)).toBe('forbidden')
    expect(await reasonOf(server, 'previewMessages', { ...names, eventUuid: randomUUID() }, host)).toBe('eventNotFound')
    expect(await reasonOf(server, 'previewMessages', names, undefined)).toBe('unauthenticated')
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: newParty.id }, host)
    await call(server, 'updateCohostStatus', { eventId: newParty.id, linkUuid, status: 'ACCEPTED' }, stranger)
    expect((await preview(draft(), newParty.id, stranger)).mail.from).toBe('Hana Host via Festoon')
  })

  it('come with the link card of the draft on request, with images that the host may show', async () => {
    const newParty = await party(server, host, { title: 'Garden party' })
    const { title, photoUrl, startTime, endTime, timeZone, colors, lettering } = newParty
    const event = draft({ title, photoUrl, startTime, endTime, timeZone, colors, lettering })
    expect((await preview(event)).linkCard).toBeNull()
    const { linkCard } = await call(server, 'previewMessages', { event, withLinkCard: true }, host)
    const real = (await open(`/event/${newParty.id}/card.jpg`)).rawPayload
    expect(linkCard).toBe(`data:image/jpeg;base64,${real.toString('base64')}`)
    const other = { ...event, title: 'Moon party' }
    const changedPreview = await call(server, 'previewMessages', { event: other, withLinkCard: true }, host)
    expect(changedPreview.linkCard).not.toBe(linkCard)
    const stranger = await person(server, 'Sid Stranger')
    const theirDraft = draft({ photoUrl: await picture(server, stranger) })
    expect(await reasonOf(server, 'previewMessages', { event: theirDraft, withLinkCard: true }, host)).toBe('invalid')
    expect((await preview(theirDraft, undefined, stranger)).mail.from).toBe('Sid Stranger via Festoon')
  })

  it('show hostile words as text, in a frame in which nothing runs and from which nothing leads away', async () => {
    const title = '</h1><script>alert(1)</script><a href="https://evil.example" onclick="x">'
    const { mail } = await preview(draft({ title, photoUrl: coverUrl }))
    expect(mail.frame.length).toBeLessThan(6_000)
    const frame = await open(mail.frame, { 'sec-fetch-dest': 'iframe' })
    expect(frame.statusCode).toBe(200)
    expect(frame.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(frame.body).not.toMatch(/<script|<form|<a[^>]*href/)
    const policy = String(frame.headers['content-security-policy']).split('; ')
    expect(policy.toSorted()).toEqual(
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        'sandbox',
        "frame-ancestors 'self'",
      ].toSorted(),
    )
    expect(frame.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    // Not as a page, which could pass for one of this site.
    expect((await open(mail.frame, { 'sec-fetch-dest': 'document' })).statusCode).toBe(404)
    const changedFrame = `${mail.frame.slice(0, -4)}AAAA`
    for (const url of [changedFrame, '/preview/mail', '/preview/mail?m=', '/preview/mail?m=x&m=y'])
      expect((await open(url)).statusCode, url).toBe(404)
    server.clock.advance(10 * 60_000 + 1)
    expect((await open(mail.frame)).statusCode).toBe(404)
  })
})
