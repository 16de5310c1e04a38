import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { displayPhone } from '@festoon/contract/rules/phone'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { answer, invite, party, person, type Person } from '../../support/builders.ts'
import { dataProof } from '../../support/dataProof.ts'
import { attempt, call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

/** A renderer that returns the errors of the form. */
const renderer: PageRenderer = {
  render: (request) => {
    const html = request.kind === 'guest' ? JSON.stringify(request.data.form?.errors) : request.kind
    return Promise.resolve({ status: 200, html })
  },
}

interface Contact {
  email?: string
  phone?: string
}

describe.each(databaseKinds)('a hidden guest list on %s', (kind) => {
  let server: TestServer
  let host: Person
  let event: EventView
  let contacts: Record<'listed' | 'removed', { email: string; phone: string }>

  beforeAll(async () => {
    server = await testServer(kind, { renderer })
    host = await person(server, 'Hana Host')
    event = await party(server, host, { publicGuestList: false, openInvite: true })
    contacts = { listed: newContact(), removed: newContact() }
    const listedRsvp = await addByLink(contacts.listed)
    const { inviteeId } = await addByLink(contacts.removed)
    await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [inviteeId] }, host)
    expect(listedRsvp.token).toBeDefined()
  })
  afterAll(() => server.end())

  let phones = 100
  const newContact = () => ({ email: `${randomUUID()}@example.com`, phone: `+14155550${phones++}` })

  /** Adds a guest by the open link while everyone sees the guest list. */
  async function addByLink(contact: Contact) {
    const setPublic = (isPublic: boolean) =>
      server.services.db.updateTable('events').set({ public_guest_list: isPublic }).where('id', '=', event.id).execute()
    await setPublic(true)
    const rsvpResult = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: rsvp(contact) })
    await setPublic(false)
    return rsvpResult
  }

  const rsvp = (contact: Contact) => ({
    inviteeId: randomUUID(),
    name: 'Mallory',
    rsvpStatus: 'YES' as const,
    ...contact,
  })

  /** Each way to send a contact, with everything that its sender learns. */
  const ways: Record<string, (contact: Contact) => Promise<unknown>> = {
    'the open link': async (contact) => {
      const { result, failure } = await attempt(server, 'updateAttendanceByLink', {
        eventId: event.id,
        invitee: rsvp(contact),
      })
      return { result, reason: failure?.reason }
    },
    'the open link, after an RSVP without a contact': async (contact) => {
      const deviceId = randomUUID()
      const invitee = rsvp({})
      await attempt(server, 'updateAttendanceByLink', { eventId: event.id, invitee }, { deviceId })
      const changedInvitee = { ...invitee, ...contact }
      const { result } = await attempt(
        server,
        'updateAttendanceByLink',
        { eventId: event.id, invitee: changedInvitee },
        { deviceId },
      )
      return result
    },
    'a personal link': async (contact) => {
      const other = contact.email === undefined ? { email: newContact().email } : { phone: newContact().phone }
      const { inviteeId, token = '' } = await addByLink(other)
      const invitee = { ...rsvp(contact), inviteeId }
      const { result } = await attempt(server, 'updateAttendanceThroughEmail', { eventId: event.id, invitee, token })
      const { result: preview } = await attempt(server, 'getEventPreview', {
        eventId: event.id,
        inviteeUuid: inviteeId,
        token,
      })
      return { result, seen: preview?.event.invitee }
    },
    'an account': async (contact) => {
      const stranger = await person(server, 'Mallory')
      const { result, failure } = await attempt(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: rsvp(contact) },
        stranger,
      )
      const ownInvitee = result && {
        ...result.invitee,
        email: result.invitee.email === stranger.email ? 'own' : 'other',
      }
      return { ownInvitee, shouldPromptLogin: result?.shouldPromptLogin, reason: failure?.reason }
    },
    "the page with a guest's data": async (contact) => {
      const [guest] = await invite(server, host, event, ['Mallory'])
      if (!guest) throw new Error('not invited')
      const p = await dataProof(server, event.id, guest.inviteeId)
      const { body } = await server.app.inject({
        method: 'POST',
        url: `/event/${event.id}/my-data?${new URLSearchParams({ iu: guest.inviteeId, p }).toString()}`,
        payload: new URLSearchParams({ do: 'correct', name: 'Mallory', email: '', ...contact }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return body
        .replaceAll(p, 'VALUE')
        .replaceAll(/(number ending in) \d\d/g, '$1 CONTACT')
        .replaceAll(/\/unsubscribe\?[^"]+/g, 'UNSUBSCRIBE')
    },
    'the form without scripts': async (contact) => {
      const response = await server.app.inject({
        method: 'POST',
        url: `/event/unauthrsvp/action/${event.id}`,
        payload: new URLSearchParams({ name: 'Mallory', rsvpStatus: 'yes', ...contact }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return response.body
    },
  }

  /** Replaces what necessarily differs between two calls: the entered contact, ids and times. */
  const comparable = (learnedData: unknown, contact: Contact): unknown => {
    let text = JSON.stringify(learnedData) ?? 'nothing'
    for (const value of Object.values(contact))
      text = text.replaceAll(value, 'CONTACT').replaceAll(displayPhone(value), 'CONTACT')
    return text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replaceAll(/"(?:userId|token|modification|rsvpAt|lastUpdated)":[^,}]+/g, 'VALUE')
      .replaceAll(/\d{10,}/g, 'TIME')
  }

  for (const [way, send] of Object.entries(ways))
    it.each(['email', 'phone'] as const)(
      `isn't revealed by a %s sent with ${way} [RSVP-29, AUTHZ-03]`,
      async (field) => {
        const learnedTexts: unknown[] = []
        for (const { [field]: value } of [contacts.listed, contacts.removed, newContact()]) {
          const contact = { [field]: value }
          learnedTexts.push(comparable(await send(contact), contact))
        }
        expect(learnedTexts[0]).toBe(learnedTexts[2])
        expect(learnedTexts[1]).toBe(learnedTexts[2])
      },
    )

  it('lets guests RSVP with their personal link, and strangers after a sign-in', async () => {
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    expect((await answer(server, event, guest, 'YES')).rsvpStatus).toBe('YES')
    const { email } = newContact()
    const promptResult = await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee: rsvp({ email }) })
    expect(promptResult).toMatchObject({ shouldPromptLogin: true, email })
    const stranger = await person(server, 'Sam Stranger', email)
    const rsvpResult = await call(server, 'updateAttendance', { eventId: event.id, invitee: rsvp({ email }) }, stranger)
    expect(rsvpResult).toMatchObject({ shouldPromptLogin: false, invitee: { email, rsvpStatus: 'YES' } })
  })
})
