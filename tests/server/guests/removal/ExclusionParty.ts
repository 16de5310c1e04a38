import { randomUUID } from 'node:crypto'
import type { EventView } from '@festoon/contract/nouns/event'
import { invite, keyOf, party, person, type EventDraft, type Person } from '../../../support/builders.ts'
import { dataProof } from '../../../support/dataProof.ts'
import { attempt, call } from '../../../support/rpcClient.ts'
import type { TestServer } from '../../../support/testServer.ts'

/** The street of every party, which only people who are in can read. */
const secret = '12 Secret Lane'

/** A party with guests that its host removes or denies. */
export class ExclusionParty {
  readonly server: TestServer
  readonly host: Person
  readonly event: EventView

  private constructor(server: TestServer, host: Person, event: EventView) {
    this.server = server
    this.host = host
    this.event = event
  }

  static async start(server: TestServer, fields: Partial<EventDraft> = {}): Promise<ExclusionParty> {
    const host = await person(server, 'Hana Host')
    return new ExclusionParty(server, host, await party(server, host, { capacity: 20, ...fields }))
  }

  /** RSVPs yes with an account. Returns the guest's id, or the reason for the refusal. */
  async answer(who: Person, link: { inviteeId?: string; token?: string } = {}, email?: string) {
    const { inviteeId = randomUUID(), token } = link
    const invitee = { inviteeId, rsvpStatus: 'YES' as const, ...(email === undefined ? {} : { email }) }
    const input = { eventId: this.event.id, invitee, ...(token === undefined ? {} : { token }) }
    const { result, failure } = await attempt(this.server, 'updateAttendance', input, who)
    return {
      inviteeId: result?.inviteeId ?? '',
      refusalReason: failure?.reason,
      status: result?.invitee.waitlistStatus,
    }
  }

  /** Invites Gina. Returns her address, and what her personal link contains. */
  async inviteGina() {
    const [gina] = await invite(this.server, this.host, this.event, ['Gina'])
    if (!gina?.email) throw new Error('not invited')
    return { inviteeId: gina.inviteeId, email: gina.email, token: keyOf(this.server, this.event, gina) }
  }

  /** Adds Ana without a contact. Returns what the personal link contains that the host passes on to her. */
  async added(): Promise<{ inviteeId: string; token: string }> {
    const inviteeId = randomUUID()
    await call(
      this.server,
      'addInvitees',
      { eventId: this.event.id, invitees: [{ inviteeId, name: 'Ana' }] },
      this.host,
    )
    return { inviteeId, token: keyOf(this.server, this.event, { inviteeId }) }
  }

  /** Invites Gina. Someone else answers by her link, with a throwaway account. */
  async inviteAndClaim() {
    const gina = await this.inviteGina()
    const throwaway = await person(this.server, 'Theo Throwaway')
    await this.answer(throwaway, gina)
    return { ...gina, throwaway }
  }

  async remove(inviteeId: string): Promise<void> {
    await call(this.server, 'deleteInvitees', { eventId: this.event.id, inviteeIds: [inviteeId] }, this.host)
  }

  async decide(inviteeId: string, status: 'DENIED' | 'APPROVED'): Promise<void> {
    await call(this.server, 'setWaitlistStatus', { eventId: this.event.id, inviteeId, status }, this.host)
  }

  /** Erases the data of a guest without an account, from the page with their data. */
  erase(inviteeId: string): Promise<number> {
    return this.change(inviteeId, { do: 'erase', confirm: 'ERASE' })
  }

  /** Changes the contacts of a guest, from the page with their data. */
  correct(inviteeId: string, email: string, phone = ''): Promise<number> {
    return this.change(inviteeId, { do: 'correct', name: 'Gina', email, phone })
  }

  /** Submits a form of the page with a guest's data, and returns the status. */
  private async change(inviteeId: string, fields: Record<string, string>): Promise<number> {
    const p = await dataProof(this.server, this.event.id, inviteeId)
    const { statusCode } = await this.server.app.inject({
      method: 'POST',
      url: `/event/${this.event.id}/my-data?${new URLSearchParams({ iu: inviteeId, p }).toString()}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    return statusCode
  }

  /** Returns true if a person is going, or sees the address. */
  async isIn(who: Person): Promise<boolean> {
    const { event } = await call(this.server, 'getEvent', { eventId: this.event.id }, who)
    const { rsvpStatus, waitlistStatus } = event.invitee ?? {}
    return (rsvpStatus === 'YES' && waitlistStatus === 'APPROVED') || JSON.stringify(event).includes(secret)
  }
}
