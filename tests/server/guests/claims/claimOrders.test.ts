import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
/** @module-tag database */
import type { InputOf, OperationName } from '@festoon/contract/wire/operations'
import { inviteeToken } from '../../../../server/crypto/tokens.ts'
import { readGuestCounts } from '../../../../server/database/rows/guestCounts.ts'
import { readInvitee } from '../../../../server/database/rows/inviteeRows.ts'
import { personByPhone, verifyPii } from '../../../support/accounts.ts'
import { keyOf, party, person, type Person } from '../../../support/builders.ts'
import { countGuests } from '../../../support/countGuests.ts'
import { attempt, type Caller } from '../../../support/rpcClient.ts'
import { seededRandom } from '../../../support/seededRandom.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

/** Random orders of everything that can happen to an invitation whose link was forwarded. Use `CLAIM_ROUNDS=300` for a proof. */
const rounds = Number(process.env.CLAIM_ROUNDS ?? 6)

describe.each(databaseKinds)('whatever happens to a forwarded invitation, in any order, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  it('counts stay right, no account has two rows, and nothing shows to anyone who did not write or prove it', async () => {
    const random = seededRandom(37)
    const below = (count: number) => Math.floor(random() * count)
    for (let round = 0; round < rounds; round += 1) {
      const settings = [{}, { capacity: 3 }, { hasWaitlist: true }, { capacity: 2, hasWaitlist: true }][round % 4]
      const event = await party(server, host, settings)
      const eventId = event.id
      // Whose words they are, by what they say.
      const words = { bob: `Bob ${randomUUID()}`, val: `Val ${randomUUID()}`, vic: `Vic ${randomUUID()}` }
      /** Words and addresses of those who were invited before. */
      const foreign: string[] = []
      const bobs = { email: `${randomUUID()}@example.com`, inviteeId: randomUUID() }
      const [val, vic] = [await person(server, 'Val'), await person(server, 'Vic')]
      let bob: Person | undefined
      let isMerged = false
      const ask = async <Name extends OperationName>(name: Name, input: InputOf<Name>, caller: Caller = {}) => {
        const result = await attempt(server, name, input, caller)
        expect(result.status, `${name} ${JSON.stringify(result.failure)}`).toBeLessThan(500)
        return result
      }
      const invite = () => ask('addInvitees', { eventId, invitees: [{ ...bobs, name: 'Bob' }] }, host)
      await invite()
      const answer = (rsvpMessage: string) => ({
        inviteeId: bobs.inviteeId,
        rsvpStatus: (['YES', 'NO', 'YES'] as const)[below(3)] ?? 'YES',
        additionalGuestCount: below(3),
        rsvpMessage,
      })
      const key = async (isForwarded: boolean) => {
        if (isForwarded) return keyOf(server, event, bobs)
        const tokenVersion = (await readInvitee(server.services.db, eventId, bobs.inviteeId))?.token_version ?? 1
        return inviteeToken(server.services.keys.inviteeToken, { eventId, inviteeId: bobs.inviteeId, tokenVersion })
      }
      const claim = async (who: Person, said: string) =>
        ask('updateAttendance', { eventId, token: await key(true), invitee: answer(said) }, who)
      const steps: Record<string, () => Promise<unknown>> = {
        claimByVal: () => claim(val, words.val),
        claimByVic: () => claim(vic, words.vic),
        openLinkByVic: () =>
          ask('updateAttendance', { eventId, invitee: { ...answer(words.vic), inviteeId: randomUUID() } }, vic),
        answerByLink: async () =>
          ask('updateAttendanceThroughEmail', {
            eventId,
            token: await key(random() < 0.5),
            invitee: answer(words.bob),
          }),
        signIn: async () => {
          bob ??= await person(server, 'Bob', bobs.email)
          await ask('updateAttendance', { eventId, invitee: { inviteeId: bobs.inviteeId, rsvpStatus: 'SEEN' } }, bob)
        },
        answerSignedIn: () =>
          bob ? ask('updateAttendance', { eventId, invitee: answer(words.bob) }, bob) : Promise.resolve(),
        merge: async () => {
          if (isMerged) return
          isMerged = true
          await verifyPii(server, val, { emailAddress: vic.email })
          await ask('confirmUserMerge', { pii: { emailAddress: vic.email } }, val)
        },
        readdress: async () => {
          const email = `${randomUUID()}@example.com`
          const invitee = { inviteeId: bobs.inviteeId, name: 'Bob', email }
          if ((await ask('editInvitee', { eventId, invitee }, host)).status !== 200) return
          // Someone else is invited now.
          foreign.push(words.bob, bobs.email)
          words.bob = `Bob ${randomUUID()}`
          bobs.email = email
          bob = undefined
        },
        deny: () => ask('setWaitlistStatus', { eventId, inviteeId: bobs.inviteeId, status: 'DENIED' }, host),
        remove: () => ask('deleteInvitees', { eventId, inviteeIds: [bobs.inviteeId] }, host),
      }
      const names = Object.keys(steps)
      const takenSteps: string[] = []
      for (let time = 0; time < 9; time += 1) {
        // A removal ends most stories, so it comes late.
        const name = names[below(time < 6 ? names.length - 2 : names.length)] ?? 'signIn'
        takenSteps.push(name)
        await steps[name]?.()
        server.clock.advance(1_000)
        const story = takenSteps.join(' → ')
        const { db } = server.services
        expect(await readGuestCounts(db, eventId), story).toEqual(await countGuests(db, eventId))
        const rows = await db.selectFrom('invitees').selectAll().where('event_id', '=', eventId).execute()
        const owners = rows.flatMap(({ user_id, rsvp_status }) => (rsvp_status === 'HIDDEN' ? [] : (user_id ?? [])))
        expect(new Set(owners).size, story).toBe(owners.length)
        const strangers = isMerged ? [val] : [val, vic]
        const shownTo = async (who: Caller) =>
          JSON.stringify((await ask('getEvent', { eventId }, who)).result?.event.invitee ?? null)
        const isHiddenFrom = async (who: Caller, hidden: string[]) => {
          const shownText = await shownTo(who)
          expect(
            hidden.filter((word) => shownText.includes(word)),
            story,
          ).toEqual([])
        }
        for (const who of strangers) {
          const others = isMerged ? [] : [who === val ? words.vic : words.val]
          await isHiddenFrom(who, [words.bob, bobs.email, ...foreign, ...others])
        }
        if (bob) {
          await isHiddenFrom(bob, [words.val, words.vic, val.email, vic.email, ...foreign])
          // Once proven, the invitation is theirs, unless the host removed it.
          const row = rows.find(({ invitee_id }) => invitee_id === bobs.inviteeId)
          if (name === 'signIn' && row?.rsvp_status !== 'HIDDEN') expect(row?.user_id, story).toBe(bob.userId)
        }
      }
    }
  })

  it('takes an invitation from a claim also if its guest already has another one, which then waits', async () => {
    const event = await party(server, host)
    const email = `${randomUUID()}@example.com`
    const inviteeId = randomUUID()
    await attempt(server, 'addInvitees', { eventId: event.id, invitees: [{ inviteeId, name: 'Bob', email }] }, host)
    const [val, bob] = [await person(server, 'Val'), await personByPhone(server, 'Bob')]
    const no = { inviteeId, rsvpStatus: 'NO' as const }
    await attempt(
      server,
      'updateAttendance',
      { eventId: event.id, token: keyOf(server, event, { inviteeId }), invitee: no },
      val,
    )
    const yes = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
    await attempt(server, 'updateAttendance', { eventId: event.id, invitee: yes }, bob)
    await verifyPii(server, bob, { emailAddress: email })
    const rows = await server.services.db.selectFrom('invitees').selectAll().where('event_id', '=', event.id).execute()
    const stateOf = (userId: string | null) =>
      rows.filter(({ user_id }) => user_id === userId).map((row) => row.rsvp_status)
    expect([stateOf(null), stateOf(val.userId), stateOf(bob.userId)]).toEqual([['INVITED'], ['NO'], ['YES']])
    expect(rows.find(({ user_id }) => user_id === null)?.invitee_id).toBe(inviteeId)
  })
})
