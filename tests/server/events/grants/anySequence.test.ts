import fc from 'fast-check'
import type { EventView } from '@festoon/contract/nouns/event'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeMergeProof } from '../../../../server/accounts/merge/mergeProofs.ts'
import { createUser } from '../../../../server/accounts/profile/users.ts'
import { openSession } from '../../../../server/accounts/sessions/sessions.ts'
import { addressKey } from '../../../../server/crypto/addressKey.ts'
import { inviteeToken } from '../../../../server/crypto/tokens.ts'
import type { InviteeRow } from '../../../../server/database/schema.ts'
import { grants } from '../../../../server/events/grants/grants.ts'
import { provingContact } from '../../../../server/events/view/provingContact.ts'
import { correctGuest } from '../../../../server/guests/data/guestData.ts'
import { changeBlock } from '../../../../server/messaging/reports/changeBlock.ts'
import { sessionOfAccessToken } from '../../../../server/rpc/access/sessionOfToken.ts'
import { party } from '../../../support/builders.ts'
import { attempt, type Caller } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

/** The number of sequences on each database: 100,000 in `npm run proof`, most of them on PostgreSQL, which runs several at once. */
const sequences = Number(process.env.GRANT_SEQUENCES ?? 20)
const shares = {
  pglite: { sequences: Math.min(sequences, 5_000), atOnce: 1 },
  postgres: { sequences: sequences > 5_000 ? sequences - 5_000 : sequences, atOnce: sequences > 5_000 ? 6 : 1 },
}

/** The actors. Eve has two accounts, and everyone has every personal link, because links are forwarded. */
const names = ['hana', 'bob', 'eve', 'evesOther'] as const
type Name = (typeof names)[number]

interface Actor extends Caller {
  userId: string
  accessToken: string
  /** The addresses that the actor's account has verified. */
  owns: Set<string>
}

const actor = fc.constantFrom(...names)
/** A guest, by their place in the list of rows. */
const guest = fc.nat(4)
const status = fc.constantFrom('YES' as const, 'NO' as const, 'SEEN' as const)
const step = fc.oneof(
  fc.record({ does: fc.constant('claim' as const), actor, guest, status }),
  fc.record({
    does: fc.constant('answerByLink' as const),
    address: actor,
    status: fc.constantFrom('YES' as const, 'NO' as const),
  }),
  fc.record({ does: fc.constant('answer' as const), actor, status: fc.constantFrom('YES' as const, 'NO' as const) }),
  fc.constantFrom(
    { does: 'merge' as const, actor: 'eve' as const, other: 'evesOther' as const },
    { does: 'merge' as const, actor: 'evesOther' as const, other: 'eve' as const },
  ),
  fc.record({ does: fc.constant('correct' as const), actor, guest, to: actor }),
  fc.record({ does: fc.constant('readdress' as const), actor, guest, to: actor }),
  fc.record({ does: fc.constant('ask' as const), actor, guest }),
  fc.record({ does: fc.constant('askAnew' as const), actor, to: actor }),
  fc.record({ does: fc.constant('remove' as const), actor, guest }),
  fc.record({ does: fc.constant('block' as const), actor }),
  fc.record({ does: fc.constant('accept' as const), actor }),
  fc.record({ does: fc.constant('decline' as const), actor }),
  fc.record({ does: fc.constant('dismiss' as const), actor, guest }),
  fc.record({ does: fc.constant('handOver' as const), actor }),
  fc.record({ does: fc.constant('takeOver' as const), actor }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Sequences of the attacks that were found, and of steps that succeed. The organizer's row is 0, and Bob, who was asked, is 1. */
const examples: Step[][] = [
  [
    { does: 'accept', actor: 'bob' },
    { does: 'handOver', actor: 'hana' },
    { does: 'takeOver', actor: 'bob' },
  ],
  [
    { does: 'claim', actor: 'eve', guest: 1, status: 'NO' },
    { does: 'answer', actor: 'evesOther', status: 'YES' },
    { does: 'merge', actor: 'evesOther', other: 'eve' },
    { does: 'accept', actor: 'evesOther' },
  ],
  [
    { does: 'answer', actor: 'eve', status: 'YES' },
    { does: 'correct', actor: 'eve', guest: 2, to: 'evesOther' },
    { does: 'ask', actor: 'hana', guest: 2 },
    { does: 'accept', actor: 'eve' },
  ],
  [
    { does: 'readdress', actor: 'hana', guest: 1, to: 'eve' },
    { does: 'accept', actor: 'eve' },
    { does: 'ask', actor: 'hana', guest: 1 },
    { does: 'accept', actor: 'eve' },
  ],
  [
    { does: 'remove', actor: 'hana', guest: 1 },
    { does: 'accept', actor: 'bob' },
  ],
]

const { cohostRequest, handover } = grants

describe.each(databaseKinds)('rights on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  /** Creates an account whose session has just proved its address. */
  const join = async (name: Name, ip: string): Promise<Actor> => {
    const { db, keys } = server.services
    const value = `${name.toLowerCase()}.${randomUUID()}@example.com`
    const user = { name, smsPermission: undefined, coinsSpent: 0 }
    const userId = await createUser(db, { kind: 'email', value }, user, keys.addressKey, server.clock.now())
    if (userId === undefined) throw new Error('the address is taken')
    const provenContact = addressKey(keys.addressKey, 'email', value)
    const session = await openSession(db, userId, 'web-test', server.clock.now(), { provenContact })
    return { userId, accessToken: session.accessToken, owns: new Set([value]), ip }
  }

  class Run {
    /** For each row that an organizer asked: the address that they chose. */
    readonly asked = new Map<string, string>()
    readonly order = new Map<string, number>()
    readonly actors: Record<Name, Actor>
    readonly event: EventView
    constructor(actors: Record<Name, Actor>, event: EventView) {
      this.actors = actors
      this.event = event
    }
    /** Returns the rows of the party, in the order in which they were added. */
    async rows(): Promise<InviteeRow[]> {
      const { db } = server.services
      const rows = await db.selectFrom('invitees').selectAll().where('event_id', '=', this.event.id).execute()
      for (const { invitee_id } of rows) this.order.set(invitee_id, this.order.get(invitee_id) ?? this.order.size)
      const at = ({ invitee_id }: InviteeRow): number => this.order.get(invitee_id) ?? 0
      return rows.toSorted((one, other) => at(one) - at(other))
    }
    address(name: Name): string {
      return [...this.actors[name].owns][0] ?? `${name}.gone@example.com`
    }
    async hosts(): Promise<Map<string, 'organizer' | 'cohost'>> {
      const { db } = server.services
      const eventId = this.event.id
      const event = await db.selectFrom('events').select('organizer_id').where('id', '=', eventId).executeTakeFirst()
      const cohosts = (await this.rows()).flatMap(({ cohost_status, rsvp_status, user_id }) =>
        cohost_status === 'ACCEPTED' && rsvp_status !== 'HIDDEN' && user_id !== null ? [user_id] : [],
      )
      const held = new Map(cohosts.map((id) => [id, 'cohost'] as [string, 'organizer' | 'cohost']))
      if (event) held.set(event.organizer_id, 'organizer')
      return held
    }

    /** Takes a step, which the server may refuse. Returns true if it did what it says. */
    async take(one: Step): Promise<boolean> {
      const { services } = server
      const eventId = this.event.id
      const rows = await this.rows()
      const row = 'guest' in one ? rows[one.guest % rows.length] : undefined
      const by = 'actor' in one ? this.actors[one.actor] : this.actors.hana
      const inviteeId = row?.invitee_id ?? randomUUID()
      switch (one.does) {
        case 'claim': {
          const subject = { eventId, inviteeId, tokenVersion: row?.token_version ?? 1 }
          const token = inviteeToken(services.keys.inviteeToken, subject)
          const invitee = { inviteeId, rsvpStatus: one.status }
          return (await attempt(server, 'updateAttendance', { eventId, token, invitee }, by)).result !== undefined
        }
        case 'answerByLink': {
          const typed = { name: 'Guest', email: this.address(one.address) }
          const invitee = {
            inviteeId: randomUUID(),
            rsvpStatus: one.status === 'YES' ? 'YES' : 'NO',
            ...typed,
          } as const
          const { ip } = by
          const caller = { deviceId: randomUUID(), ...(ip === undefined ? {} : { ip }) }
          return (await attempt(server, 'updateAttendanceByLink', { eventId, invitee }, caller)).result !== undefined
        }
        case 'answer': {
          const invitee = { inviteeId: randomUUID(), rsvpStatus: one.status }
          return (await attempt(server, 'updateAttendance', { eventId, invitee }, by)).result !== undefined
        }
        case 'merge': {
          const other = this.actors[one.other]
          const [emailAddress] = other.owns
          if (emailAddress === undefined) return false
          const session = await sessionOfAccessToken(services.db, by.accessToken, server.clock.now())
          if (!session) return false
          const contact = { kind: 'email', value: emailAddress } as const
          await storeMergeProof(services.db, session, contact, other.userId, server.clock.now()).catch(() => false)
          const merged = await attempt(server, 'confirmUserMerge', { pii: { emailAddress } }, by)
          if (!merged.result) return false
          for (const address of other.owns) by.owns.add(address)
          other.owns.clear()
          return true
        }
        case 'correct': {
          const contact = row && provingContact(row)
          // The data page opens with a link that was sent to the guest's contact.
          if (!row || contact?.kind !== 'email' || !by.owns.has(normalizeEmail(contact.value))) return false
          const changes = { name: row.name, email: this.address(one.to) }
          return correctGuest(services.db, row, changes, server.clock.now()).catch(() => false)
        }
        case 'readdress': {
          const invitee = { inviteeId, name: 'Guest', email: this.address(one.to) }
          return (await attempt(server, 'editInvitee', { eventId, invitee }, by)).result !== undefined
        }
        case 'ask':
          return this.ask({ inviteeId }, by)
        case 'askAnew':
          return this.ask({ inviteeId: randomUUID(), name: 'Guest', email: this.address(one.to) }, by)
        case 'remove':
          return (
            (await attempt(server, 'deleteInvitees', { eventId, inviteeIds: [inviteeId] }, by)).result !== undefined
          )
        case 'block': {
          const [address = ''] = by.owns
          const key = addressKey(services.keys.addressKey, 'email', address)
          await changeBlock(
            services,
            { event: { id: eventId, organizer_id: this.actors.hana.userId }, addressKey: key, wasInvited: true },
            true,
          )
          return true
        }
        case 'accept':
        case 'decline': {
          const answer = one.does === 'accept' ? 'ACCEPTED' : 'DECLINED'
          return (await attempt(server, 'updateCohostStatus', { eventId, status: answer }, by)).result !== undefined
        }
        case 'dismiss': {
          const dismissed = { eventId, status: 'DECLINED' as const, cohost: { inviteeId } }
          return (await attempt(server, 'updateCohostStatus', dismissed, by)).result !== undefined
        }
        case 'handOver': {
          const left = await attempt(server, 'deleteAccount', { hostedEvents: 'handOver' }, by)
          if (left.result) by.owns.clear()
          return left.result !== undefined
        }
        case 'takeOver':
          return (await attempt(server, 'takeOverEvent', { eventId }, by)).result !== undefined
      }
    }
    private async ask(
      cohost: { inviteeId: string } | { inviteeId: string; name: string; email: string },
      by: Actor,
    ): Promise<boolean> {
      const asked = await attempt(server, 'addCohost', { eventId: this.event.id, cohost }, by)
      if (!asked.result) return false
      const row = (await this.rows()).find(({ invitee_id }) => invitee_id === cohost.inviteeId)
      const contact = row && provingContact(row)
      if (contact) this.asked.set(cohost.inviteeId, normalizeEmail(contact.value))
      return true
    }
  }

  /** Forgets the requests that this step had to end: of guests who are gone, or have another contact or account. */
  const forget = async (run: Run, one: Step, before: readonly InviteeRow[]): Promise<void> => {
    const rows = new Map((await run.rows()).map((row) => [row.invitee_id, row]))
    for (const [inviteeId, address] of run.asked) {
      const [was, is] = [before.find(({ invitee_id }) => invitee_id === inviteeId), rows.get(inviteeId)]
      const contact = is && is.rsvp_status !== 'HIDDEN' ? provingContact(is) : null
      const isSame = contact !== null && normalizeEmail(contact.value) === address
      const hasMoved = one.does === 'merge' && was?.user_id !== null && was?.user_id !== is?.user_id
      if (!isSame || hasMoved || is?.cohost_status === null || is?.cohost_status === 'DECLINED')
        run.asked.delete(inviteeId)
    }
    if (one.does === 'takeOver') run.asked.clear()
  }

  const taken = new Map<string, number>()
  let networks = 0

  /** Takes the steps with new accounts at a new party, and checks after each who is a host. */
  const check = async (steps: readonly Step[]): Promise<void> => {
    networks += 1
    const ip = `10.${(networks >> 16) % 256}.${(networks >> 8) % 256}.${networks % 256}`
    const [hana, bob, eve, evesOther] = await Promise.all(names.map((name) => join(name, ip)))
    if (!hana || !bob || !eve || !evesOther) throw new Error('an actor is missing')
    const run = new Run({ hana, bob, eve, evesOther }, await party(server, hana, { openInvite: true }))
    await run.rows()
    await run.take({ does: 'askAnew', actor: 'hana', to: 'bob' })
    let held = await run.hosts()
    for (const one of steps) {
      const [before, open] = [await run.rows(), new Map(run.asked)]
      const owned = new Map(Object.values(run.actors).map(({ userId, owns }) => [userId, new Set(owns)]))
      if (!(await run.take(one))) continue
      taken.set(one.does, (taken.get(one.does) ?? 0) + 1)
      await forget(run, one, before)
      const now = await run.hosts()
      for (const [userId, right] of now) {
        const had = held.get(userId)
        if (had === right) continue
        const reason = `${right} by ${JSON.stringify(one)} in ${JSON.stringify(steps)}`
        const isChosen = [...open.values()].some((address) => owned.get(userId)?.has(address))
        if (one.does === 'takeOver') expect([had, right], reason).toEqual([handover.takenBy, handover.gives])
        else if (one.does === 'merge') expect(held.get(run.actors[one.other].userId), reason).toBe(right)
        else if (one.does === 'accept') expect([right, isChosen], reason).toEqual([cohostRequest.gives, true])
        else expect.fail(`a right appeared: ${reason}`)
      }
      held = now
    }
  }

  it(
    'belong only to people that a holder chose by a contact that they proved, after any sequence of steps',
    { timeout: 6 * 3_600_000 },
    async () => {
      const { sequences: count, atOnce } = shares[kind]
      const some = fc.array(fc.array(step, { minLength: 4, maxLength: 14 }), { minLength: atOnce, maxLength: atOnce })
      const property = fc.asyncProperty(some, async (batch) => void (await Promise.all(batch.map(check))))
      const sequencesOfAttacks = examples.map((steps): [Step[][]] => [Array.from({ length: atOnce }, () => steps)])
      await fc.assert(property, { numRuns: Math.ceil(count / atOnce), examples: sequencesOfAttacks })
      // The steps are not all refused.
      for (const does of [
        'claim',
        'answer',
        'merge',
        'correct',
        'readdress',
        'ask',
        'accept',
        'remove',
        'handOver',
        'takeOver',
      ])
        expect(taken.get(does), does).toBeGreaterThan(0)
    },
  )
})
