import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { merge, verifyPii } from '../../../support/accounts.ts'
import { person, type Person } from '../../../support/builders.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import { ExclusionParty } from './ExclusionParty.ts'

/** The steps with which an excluded person may try to get back in. Each does nothing if it isn't possible now. */
const steps = [
  'signUp',
  'leave',
  'addContact',
  'removeContact',
  'merge',
  'erase',
  'answer',
  'answerByLink',
  'claim',
  'claimBare',
] as const
type Step = (typeof steps)[number]

/** A person who was removed or denied by a host: the addresses that the host's decision is about, and the accounts of their owner. */
class Returner {
  readonly at: ExclusionParty
  readonly emails: string[]
  accounts: Person[]
  inviteeId: string

  constructor(at: ExclusionParty, { email, inviteeId }: { email: string; inviteeId: string }, accounts: Person[]) {
    this.at = at
    this.emails = [email, ...accounts.map((one) => one.email)]
    this.accounts = accounts
    this.inviteeId = inviteeId
  }

  private get server(): TestServer {
    return this.at.server
  }

  /** Returns the addresses of the person that belong to no account. */
  private async free(): Promise<string[]> {
    const { db } = this.server.services
    const rows = await db.selectFrom('user_contacts').select('value').where('value', 'in', this.emails).execute()
    return this.emails.filter((email) => !rows.some(({ value }) => value === email))
  }

  async take(step: Step): Promise<void> {
    const [first, second] = this.accounts
    const [email] = await this.free()
    const { eventId, inviteeId } = { eventId: this.at.event.id, inviteeId: this.inviteeId }
    switch (step) {
      case 'signUp':
        if (email !== undefined) this.accounts.push(await person(this.server, 'Otto', email))
        return
      case 'leave':
        if (!first) return
        await call(this.server, 'deleteAccount', {}, first)
        this.accounts.shift()
        return
      case 'addContact': {
        if (!first) return
        const emailAddress = email ?? `${randomUUID()}@example.com`
        await verifyPii(this.server, first, { emailAddress })
        if (email === undefined) this.emails.push(emailAddress)
        return
      }
      case 'removeContact':
        if (first)
          for (const emailAddress of this.emails.slice(0, 1))
            await attempt(this.server, 'removeContact', { pii: { emailAddress } }, first)
        return
      case 'merge': {
        if (!first || !second) return
        const { user } = await call(this.server, 'getElkUser', { userId: second.userId }, second)
        const [emailAddress] = user.emails
        if (emailAddress === undefined) return
        await merge(this.server, first, { emailAddress })
        this.accounts = this.accounts.filter((one) => one !== second)
        return
      }
      case 'erase':
        // Refused unless the guest has no account, and a contact.
        await this.at.erase(inviteeId).catch(() => undefined)
        return
      case 'answer':
        for (const who of this.accounts) await this.at.answer(who)
        return
      case 'answerByLink': {
        const invitee = { inviteeId: randomUUID(), name: 'Otto', email: this.emails[0], rsvpStatus: 'YES' as const }
        await attempt(this.server, 'updateAttendanceByLink', { eventId, invitee })
        return
      }
      case 'claim': {
        if (!first) return
        const bob = await this.at.inviteGina()
        await this.at.answer(first, bob)
        return
      }
      case 'claimBare':
        if (first) await this.at.answer(first, await this.at.added())
    }
  }
}

describe.each(databaseKinds)('a decision of a host, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
    await server.services.jobs.stop()
    Object.assign(server.services.rateLimits, { take: () => Promise.resolve(), takeFrom: () => Promise.resolve() })
  })
  afterAll(() => server.end())

  it('keeps a person out after any sequence of steps, until the host invites them', { timeout: 600_000 }, async () => {
    const story = fc.record({
      decision: fc.constantFrom('removed' as const, 'denied' as const),
      isClaimed: fc.boolean(),
      taken: fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 7 }),
    })
    await fc.assert(
      fc.asyncProperty(story, async ({ decision, isClaimed, taken }) => {
        const at = await ExclusionParty.start(server)
        const gina: Awaited<ReturnType<ExclusionParty['inviteGina']>> & { throwaway?: Person } = isClaimed
          ? await at.inviteAndClaim()
          : await at.inviteGina()
        const accounts: Person[] = gina.throwaway ? [gina.throwaway] : [await person(server, 'Otto', gina.email)]
        if (!isClaimed) await Promise.all(accounts.map((one) => at.answer(one)))
        await (decision === 'removed' ? at.remove(gina.inviteeId) : at.decide(gina.inviteeId, 'DENIED'))
        const otto = new Returner(at, gina, accounts)
        for (const step of taken) {
          server.clock.advance(1_000)
          await otto.take(step)
          for (const who of otto.accounts)
            expect(await at.isIn(who), `after ${step} in ${taken.join(' → ')}`).toBe(false)
        }
      }),
      { numRuns: 20 },
    )
  })
})
