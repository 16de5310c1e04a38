import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Operation } from '@festoon/contract/wire/operation'
import { isOperationName, operations, type OperationName } from '@festoon/contract/wire/operations'
import { correctGuest } from '../../../../server/guests/data/guestData.ts'
import { becomeState } from '../../../support/access/becomeState.ts'
import { validCalls, type ValidCalls } from '../../../support/access/validCalls.ts'
import { merge } from '../../../support/accounts.ts'
import { keyOf, party, person, type Person } from '../../../support/builders.ts'
import { attempt, call, reasonOf } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

/** A person who lost the way to a right, or never had one, at a party where someone was asked to co-host. */
interface Actor {
  who: Person
  host: Person
  event: EventView
  /** The other people who may get mail. */
  others: Person[]
  /** The co-host link that the person once opened. */
  linkUuid?: string
}

const hosting = Object.keys(operations).filter(
  (name): name is OperationName =>
    isOperationName(name) && (operations[name].access === 'host' || operations[name].access === 'organizer'),
)

describe.each(databaseKinds)('the matrix of rights on %s', (kind) => {
  let server: TestServer
  let valid: ValidCalls
  beforeAll(async () => {
    server = await testServer(kind)
    valid = await validCalls(server)
  })
  afterAll(() => server.end())

  const start = async (): Promise<{ host: Person; bob: Person; event: EventView }> => {
    const [host, bob] = [await person(server, 'Hana Host'), await person(server, 'Bob')]
    return { host, bob, event: await party(server, host, { openInvite: true }) }
  }
  const ask = async (host: Person, event: EventView, cohost: { inviteeId: string; name: string; email: string }) =>
    (await call(server, 'addCohost', { eventId: event.id, cohost }, host)).invitee
  const join = async (host: Person, event: EventView, who: Person): Promise<string> => {
    const { linkUuid } = await call(server, 'getCohostLink', { eventId: event.id }, host)
    await call(server, 'updateCohostStatus', { eventId: event.id, status: 'ACCEPTED', linkUuid }, who)
    return linkUuid
  }
  const rsvp = (event: EventView, who: Person, inviteeId: string, rsvpStatus: 'YES' | 'NO', token?: string) =>
    call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId, rsvpStatus }, ...(token === undefined ? {} : { token }) },
      who,
    )

  const actors: Record<string, () => Promise<Actor>> = {
    'a merged account': async () => {
      const { host, bob, event } = await start()
      const [first, who] = [await person(server, 'Eve'), await person(server, 'Eve Again')]
      const cohostRequest = await ask(host, event, {
        inviteeId: randomUUID(),
        name: 'Bob',
        email: `${randomUUID()}@example.com`,
      })
      await rsvp(event, first, cohostRequest.inviteeId, 'NO', keyOf(server, event, cohostRequest))
      await rsvp(event, who, randomUUID(), 'YES')
      await merge(server, who, { emailAddress: first.email })
      return { who, host, event, others: [bob] }
    },
    'a guest whose contact was corrected': async () => {
      const { host, bob, event } = await start()
      const who = await person(server, 'Eve')
      const { inviteeId } = await rsvp(event, who, randomUUID(), 'YES')
      const { db, clock, keys } = server.services
      const correct = async (email: string) => {
        const row = await db
          .selectFrom('invitees')
          .selectAll()
          .where('invitee_id', '=', inviteeId)
          .executeTakeFirstOrThrow()
        await correctGuest(db, row, { name: 'Bob', email }, clock.now(), keys.addressKey)
      }
      await correct(`${randomUUID()}@example.com`)
      await call(server, 'addCohost', { eventId: event.id, cohost: { inviteeId } }, host)
      await correct(who.email)
      return { who, host, event, others: [bob] }
    },
    'a guest who was re-addressed by a co-host': async () => {
      const { host, bob, event } = await start()
      const [cora, who] = [await person(server, 'Cora'), await person(server, 'Cora Again')]
      await join(host, event, cora)
      const cohostRequest = await ask(host, event, {
        inviteeId: randomUUID(),
        name: 'Bob',
        email: `${randomUUID()}@example.com`,
      })
      const editedInvitee = { inviteeId: cohostRequest.inviteeId, name: 'Bob', email: who.email }
      await call(server, 'editInvitee', { eventId: event.id, invitee: editedInvitee }, cora)
      return { who, host, event, others: [bob, cora] }
    },
    'the second account of a removed co-host': async () => {
      const { host, bob, event } = await start()
      const [cora, who] = [await person(server, 'Cora'), await person(server, 'Cora Again')]
      const linkUuid = await join(host, event, cora)
      const { invitee } = (await call(server, 'getEvent', { eventId: event.id }, cora)).event
      const cohost = { inviteeId: invitee?.inviteeId ?? '' }
      await call(server, 'updateCohostStatus', { eventId: event.id, status: 'DECLINED', cohost }, host)
      return { who, host, event, others: [bob, cora], linkUuid }
    },
    "the organizer's token from before the last proof": async () => {
      const { host, bob, event } = await start()
      await ask(host, event, { inviteeId: randomUUID(), name: 'Bob', email: bob.email })
      server.clock.advance(limits.proofSeconds * 1_000)
      return { who: host, host, event, others: [bob] }
    },
  }

  const rightsAt = async ({ id }: EventView): Promise<{ organizer: string; cohosts: string[] }> => {
    const { db } = server.services
    const event = await db.selectFrom('events').select('organizer_id').where('id', '=', id).executeTakeFirstOrThrow()
    const cohosts = await db
      .selectFrom('invitees')
      .select('user_id')
      .where('event_id', '=', id)
      .where('cohost_status', '=', 'ACCEPTED')
      .execute()
    return { organizer: event.organizer_id, cohosts: cohosts.map(({ user_id }) => user_id ?? 'nobody') }
  }
  /** Returns how many messages have been queued about the party or to its people. */
  const mails = async ({ who, host, event, others }: Actor): Promise<string> => {
    const about = [event.id, who.email, host.email, ...others.map(({ email }) => email)].map((word) => `%${word}%`)
    const { rows } = await sql<{ count: string }>`
      select count(*)::text as count from jobs.job where data::text like any(${about}::text[])
    `.execute(server.services.db)
    return rows[0]?.count ?? ''
  }

  const actorOf = (name: string): Promise<Actor> => actors[name]?.() ?? expect.fail('no such actor')

  describe.each(Object.keys(actors))('%s', (name) => {
    let actor: Actor
    const isThief = name.includes('token')
    beforeAll(async () => {
      actor = await actorOf(name)
    })

    it('has no more of the rights of a host than they should, by any operation', async () => {
      const cells = new Map<string, string | undefined>()
      for (const one of hosting) {
        const input = { ...valid.inputs[one](), eventId: actor.event.id }
        const isLast = one === 'cancelEvent' || one === 'deleteEvent'
        cells.set(one, isThief && isLast ? undefined : await reasonOf(server, one, input, actor.who))
      }
      for (const [one, reason] of cells) {
        const { needsProof = false }: Operation = operations[isOperationName(one) ? one : expect.fail(one)]
        if (!isThief) expect(reason, one).toBe('forbidden')
        else if (needsProof) expect(reason, one).toBe('proofRequired')
        else expect(['forbidden', 'proofRequired', 'unauthenticated'], one).not.toContain(reason)
      }
    })

    it('gets no right by accepting, taking over, or the link; no one is mailed, and the rights stay', async () => {
      const [rights, before] = [await rightsAt(actor.event), await mails(actor)]
      const eventId = actor.event.id
      const accept = { eventId, status: 'ACCEPTED' as const }
      expect(await reasonOf(server, 'updateCohostStatus', accept, actor.who)).toBe('forbidden')
      const linkUuid = actor.linkUuid ?? randomUUID()
      expect(await reasonOf(server, 'updateCohostStatus', { ...accept, linkUuid }, actor.who)).toBe('linkInvalid')
      const takeOverReason = (await attempt(server, 'takeOverEvent', { eventId }, actor.who)).failure?.reason
      expect(takeOverReason).toBe(isThief ? 'eventHasHost' : 'forbidden')
      const authorization = `Basic ${btoa(`${actor.who.userId}:${actor.who.accessToken}`)}`
      const csv = await server.app.inject({ url: `/event/${eventId}/guestlist.csv`, headers: { authorization } })
      expect(csv.json()).toMatchObject({ error: { data: { reason: isThief ? 'proofRequired' : 'forbidden' } } })
      expect([await rightsAt(actor.event), await mails(actor)]).toEqual([rights, before])
    })

    it.each(['full', 'past', 'cancelled', 'deleted'] as const)('has no more of them at a %s party', async (state) => {
      const { who, event, linkUuid = randomUUID() } = await actorOf(name)
      const { db, clock } = server.services
      const rights = state === 'deleted' ? undefined : await rightsAt(event)
      await becomeState(db, event.id, state, clock.now())
      const ends = {
        full: [],
        past: ['eventPast', 'eventStarted'],
        cancelled: ['eventCancelled'],
        deleted: ['eventNotFound'],
      }
      const [none, link] = [
        ['forbidden', ...ends[state]],
        ['linkInvalid', ...ends[state]],
      ]
      const eventId = event.id
      for (const one of hosting) {
        const { needsProof = false }: Operation = operations[one]
        // The organizer's token does what needs no proof.
        if (isThief && !needsProof) continue
        const reason = await reasonOf(server, one, { ...valid.inputs[one](), eventId }, who)
        expect(isThief ? ['proofRequired', ...ends[state]] : none, one).toContain(reason)
      }
      if (isThief) return
      const accept = { eventId, status: 'ACCEPTED' as const }
      expect(none).toContain(await reasonOf(server, 'updateCohostStatus', accept, who))
      expect([...link, ...none]).toContain(await reasonOf(server, 'updateCohostStatus', { ...accept, linkUuid }, who))
      expect(none).toContain(await reasonOf(server, 'takeOverEvent', { eventId }, who))
      if (rights) expect(await rightsAt(event)).toEqual(rights)
    })
  })
})
