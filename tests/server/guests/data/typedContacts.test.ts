import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import { freshPhone, personByPhone, signInAgain, signInByPhone, verifyPii } from '../../../support/accounts.ts'
import { answer, eventDraft, party, picture, person, rowOf, type Person } from '../../../support/builders.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

describe.each(databaseKinds)(
  'the account of a contact that someone else typed, once its owner signs in, on %s',
  (kind) => {
    let server: TestServer
    let host: Person
    let other: Person
    beforeAll(async () => {
      server = await testServer(kind)
    })
    afterAll(() => server.end())

    let event: EventView
    let vera: Person
    beforeEach(async () => {
      host = await person(server, 'Hana Host')
      other = await person(server, 'Otto Other')
      vera = await person(server, 'Vera Real')
      const url = await picture(server, vera, { kind: 'profile' })
      await call(server, 'updateElkUser', { name: vera.name, photoUrl: url }, vera)
      event = await party(server, host)
      await call(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
        other,
      )
    })

    const type = async (contact: { email?: string; phone?: string }) => {
      const inviteeId = randomUUID()
      const invitee = { inviteeId, name: 'Someone', rsvpStatus: 'YES' as const, ...contact }
      await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
      return inviteeId
    }
    const respond = (rsvpStatus: 'YES' | 'SEEN', fields: { undoes?: number } = {}) =>
      call(
        server,
        'updateAttendance',
        { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus, ...fields } },
        vera,
      )
    const counts = async () => {
      const { byHost: _others, ...knownCounts } = await call(
        server,
        'countUpdateRecipients',
        { eventId: event.id },
        host,
      )
      return knownCounts
    }
    /** Everything in which hosts and other guests could see whose account it is. */
    const visibleDataOf = async (inviteeId: string) => {
      const row = await rowOf(server, host, event, inviteeId)
      const lists = await Promise.all(
        [host, other].map(async (viewer) => [
          await call(server, 'fetchMutualMembers', {}, viewer),
          await call(server, 'getEvent', { eventId: event.id }, viewer),
        ]),
      )
      const { contacts } = await call(server, 'fetchContacts', {}, host)
      return { row, text: JSON.stringify([row, lists, contacts]) }
    }
    const isHidden = async (inviteeId: string) => {
      const { row, text } = await visibleDataOf(inviteeId)
      expect(row).not.toHaveProperty('userId')
      expect(row).not.toHaveProperty('isConnected')
      expect(text).not.toMatch(new RegExp(`${vera.userId}|Vera Real`))
    }

    it('is not revealed by an address on the open link', async () => {
      const inviteeId = await type({ email: vera.email })
      const before = await counts()
      await signInAgain(server, vera)
      await isHidden(inviteeId)
      expect(await counts()).toEqual(before)
    })

    it('is not revealed by a phone number on the open link', async () => {
      const phone = freshPhone()
      await verifyPii(server, vera, { phoneNumber: phone })
      const inviteeId = await type({ phone })
      const before = await counts()
      await signInAgain(server, vera)
      await isHidden(inviteeId)
      expect(await counts()).toEqual(before)
      const message = { eventId: event.id, messageId: randomUUID(), message: 'Hi', sendToStatuses: ['All' as const] }
      expect((await call(server, 'sendEventComment', message, host)).message.recipients).toBe(1)
      const addResult = await attempt(
        server,
        'queueInvites',
        { eventId: event.id, invitees: [{ inviteeId: randomUUID(), userId: vera.userId }] },
        host,
      )
      expect(addResult.failure).toBeDefined()
    })

    it('is not revealed by a number that the host added and responded for', async () => {
      const owner = await personByPhone(server, 'Vera Real')
      vera = owner
      const inviteeId = randomUUID()
      const invitees = [{ inviteeId, name: 'Someone', phone: owner.phone }]
      await call(server, 'addInvitees', { eventId: event.id, invitees }, host)
      await answer(server, event, { inviteeId }, 'YES')
      await signInByPhone(server, owner)
      await isHidden(inviteeId)
      expect(await rowOf(server, host, event, inviteeId)).toMatchObject({ isUnreachable: true })
    })

    it('is not revealed by a limit that is used up', async () => {
      const owner = await personByPhone(server, 'Vera Real')
      const { db, budgets } = server.services
      const spentBudget = { name: 'recipientsOfUser' as const, subject: host.userId, amount: 9_000_000, max: 9_000_000 }
      await budgets.spend(db, [spentBudget])
      const edit = async (phone: string) => {
        const ownParty = await party(server, host)
        const inviteeId = randomUUID()
        await call(server, 'addInvitees', { eventId: ownParty.id, invitees: [{ inviteeId, name: 'P', phone }] }, host)
        const invitee = { inviteeId, name: 'P', rsvpStatus: 'YES' as const }
        await call(server, 'editInvitee', { eventId: ownParty.id, invitee }, host)
        await signInByPhone(server, owner)
        const changedDraft = eventDraft(server, { startTime: ownParty.startTime, title: 'Changed' })
        const input = { eventId: ownParty.id, event: changedDraft, audience: 'everyone' as const }
        return [
          await call(server, 'countUpdateRecipients', { eventId: ownParty.id }, host),
          (await attempt(server, 'editEventDetails', input, host)).failure,
          (await attempt(server, 'cancelEvent', { eventId: ownParty.id, message: 'Sorry' }, host)).failure,
        ]
      }
      expect(await edit(owner.phone)).toEqual(await edit(freshPhone()))
    })

    it('is not revealed by a copy of the guest list', async () => {
      const phone = freshPhone()
      await verifyPii(server, vera, { phoneNumber: phone })
      await type({ phone })
      await signInAgain(server, vera)
      const { event: copy } = await call(server, 'createEvent', { event: eventDraft(server), guestsOf: event.id }, host)
      const { invitees } = await call(server, 'fetchInvitees', { eventId: copy.id }, host)
      expect(invitees.map(({ name }) => name).toSorted()).toEqual(['Hana Host', 'Otto Other'])
    })

    it('is revealed once the owner responds', async () => {
      const inviteeId = await type({ email: vera.email })
      await respond('SEEN')
      await isHidden(inviteeId)
      const { invitee } = await respond('YES')
      const { row, text } = await visibleDataOf(inviteeId)
      expect(row).toMatchObject({ userId: vera.userId, isConnected: true })
      expect(text).toContain('Vera Real')
      expect(invitee.rsvpAt).toBeDefined()
    })

    it('is hidden again when the owner takes a first RSVP back', async () => {
      const inviteeId = randomUUID()
      await call(
        server,
        'addInvitees',
        { eventId: event.id, invitees: [{ inviteeId, name: 'Someone', email: vera.email }] },
        host,
      )
      const { invitee } = await respond('YES')
      expect(await rowOf(server, host, event, inviteeId)).toMatchObject({ isConnected: true })
      await respond('SEEN', { undoes: invitee.rsvpAt ?? 0 })
      const { row, text } = await visibleDataOf(inviteeId)
      expect(row).not.toHaveProperty('isConnected')
      expect(text).not.toContain(vera.userId)
    })
  },
)
