import { randomUUID } from 'node:crypto'
import type { InputOf, OperationName } from '@festoon/contract/wire/operations'
import { inviteeToken } from '../../../../../server/crypto/tokens.ts'
import { freshPhone } from '../../../../support/accounts.ts'
import { attempt, type Caller, type RpcResult } from '../../../../support/rpcClient.ts'
import type { TestServer } from '../../../../support/testServer.ts'
import { addAccounts, type Account } from './addAccounts.ts'
import { RightsModel } from './rightsModel.ts'
import { names, type ContactKind, type ContactOf, type Name } from './steps.ts'

/** The part of a row that the steps and the checks read. */
export interface Row {
  party: string
  id: string
  userId: string | null
  name: string
  email: string | null
  phone: string | null
  isCohost: boolean
  grants: string[]
  isRemoved: boolean
  rsvpAt: number | null
  tokenVersion: number
}

/** A person with their contacts and, if they are signed in, a session. */
export interface Actor extends Caller {
  name: Name
  userId: string
  contacts: Record<ContactKind, string>
  /** The contact that the session has just proven. */
  provenContact: string | undefined
}

/** A notice of a new co-host, with a link that removes them. */
export interface Notice {
  party: string
  grantId: string
}

/** A sequence while it runs: its actors and parties, what the database says, and the most that the model allows. */
export class Run {
  readonly model = new RightsModel()
  readonly parties: string[] = []
  /** The last co-host link that anyone has seen, by party. It may have ended. */
  readonly links = new Map<string, string>()
  readonly notices: Notice[] = []
  readonly messages = new Set<string>()
  /** The rows that were merged into others, as they were before. */
  readonly mergedRows: Row[] = []
  rows: Row[] = []
  readonly server: TestServer
  readonly actors: Record<Name, Actor>
  readonly #organizers = new Map<string, string>()
  readonly #order = new Map<string, number>()
  #guests = 0

  private constructor(server: TestServer, actors: Record<Name, Actor>) {
    this.server = server
    this.actors = actors
  }

  /** Starts a run with new people. All except Gina have an account. */
  static async start(server: TestServer): Promise<Run> {
    const id = randomUUID().slice(0, 13)
    const person = (name: Name): Actor => {
      const at = `${name.toLowerCase()}.${id}`
      const contacts = { email: `${at}@example.com`, phone: freshPhone(), other: `${at}@example.org` }
      return { name, userId: '', contacts, provenContact: undefined }
    }
    const [hana, bob, eve, evesOther, gina] = [
      person('hana'),
      person('bob'),
      person('eve'),
      person('evesOther'),
      person('gina'),
    ]
    const run = new Run(server, { hana, bob, eve, evesOther, gina })
    const signedIn = [hana, bob, eve, evesOther]
    const people = signedIn.map(({ name, contacts: { email } }) => ({ name, email }))
    const accounts = await addAccounts(server, people)
    for (const [index, actor] of signedIn.entries()) {
      const account = accounts[index]
      if (account) run.signIn(actor, account, 'email')
      run.model.verify(actor.userId, actor.contacts.email)
    }
    return run
  }

  /** Makes a call. @throws Error if the server fails, because refused steps are expected, and errors aren't. */
  async send<Called extends OperationName>(
    name: Called,
    input: InputOf<Called>,
    caller?: Caller,
  ): Promise<RpcResult<Called>> {
    const result = await attempt(this.server, name, input, caller)
    if (result.status >= 500) throw new Error(`${name} failed with ${result.status}: ${JSON.stringify(result.failure)}`)
    return result
  }
  signIn(actor: Actor, { userId, accessToken }: Account, kind: ContactKind): void {
    Object.assign(actor, { userId, accessToken, provenContact: actor.contacts[kind] })
  }
  valueOf({ of, kind }: ContactOf): string {
    return this.actors[of].contacts[kind]
  }
  /** Returns a new name for a guest, by which a copy of the row is found. */
  guestName(): string {
    this.#guests += 1
    return `Guest ${this.#guests}`
  }
  /** Returns the rows of a party, in the order in which they were added. */
  rowsOf(party: string): Row[] {
    return this.rows.filter((row) => row.party === party)
  }
  rowOf(party: string, userId: string): Row | undefined {
    return this.rows.find((row) => row.party === party && row.userId === userId && !row.isRemoved)
  }
  tokenOf({ party: eventId, id: inviteeId, tokenVersion }: Row): string {
    return inviteeToken(this.server.services.keys.inviteeToken, { eventId, inviteeId, tokenVersion })
  }

  /** Reads the rows of all parties. The model learns of new ones, and of whose they no longer are. */
  async sync(): Promise<void> {
    const storedRows = await this.server.services.db
      .selectFrom('events')
      .leftJoin('invitees', 'invitees.event_id', 'events.id')
      .select(['events.id', 'organizer_id', 'invitee_id', 'user_id', 'name', 'email_normalized', 'phone'])
      .select(['cohost_status', 'cohost_grants', 'rsvp_status', 'rsvp_at', 'token_version'])
      .where('events.id', 'in', this.parties)
      .orderBy('role', 'desc')
      .orderBy('name')
      .execute()
    for (const { id, organizer_id } of storedRows) this.#organizers.set(id, organizer_id)
    this.rows = storedRows.flatMap((row) => {
      const { invitee_id: id, name, token_version: tokenVersion, rsvp_status: status } = row
      if (id === null || name === null || tokenVersion === null) return []
      this.#order.set(id, this.#order.get(id) ?? this.#order.size)
      const { id: party, user_id: userId, email_normalized: email, phone, rsvp_at: rsvpAt } = row
      const flags = { isCohost: row.cohost_status === 'ACCEPTED', isRemoved: status === 'HIDDEN' }
      const grants = row.cohost_grants ?? []
      return [{ party, id, name, userId, email, phone, rsvpAt, tokenVersion, grants, ...flags }]
    })
    const at = ({ id }: Row): number => this.#order.get(id) ?? 0
    this.rows.sort((one, other) => at(one) - at(other))
    for (const { party, id, userId, email, phone } of this.rows) {
      // A row that an account got for itself, or by the link of a guest without a contact, is chosen by what the account verified.
      const ownContacts = [email, phone].flatMap((contact) =>
        contact !== null && userId !== null && this.model.ownerOf(contact) === userId ? contact : [],
      )
      if (!this.model.guest(party, id)) this.model.add(party, id, ownContacts, userId ?? undefined)
      this.model.leaveTo(party, id, userId, ownContacts)
    }
  }

  /** Returns the account that the database has as the organizer. */
  organizerOf(party: string): string {
    return this.#organizers.get(party) ?? ''
  }

  /** Returns the rights of hosts at a party, by account, as the database has them. */
  rightsAt(party: string): Map<string, 'organizer' | 'cohost'> {
    const rights = new Map<string, 'organizer' | 'cohost'>()
    for (const { userId, isCohost, isRemoved } of this.rowsOf(party))
      if (isCohost && !isRemoved && userId !== null) rights.set(userId, 'cohost')
    // A party without an organizer names an account that is no one's.
    const organizer = this.organizerOf(party)
    return names.some((name) => this.actors[name].userId === organizer) ? rights.set(organizer, 'organizer') : rights
  }

  /** Returns a description of each right at a party that the model doesn't give to its holder. */
  excess(): string[] {
    return this.parties.flatMap((party, at) =>
      [...this.rightsAt(party)].flatMap(([userId, right]) => {
        const most = this.model.rightOf(party, userId)
        return most === right ? [] : [`${this.#nameOf(userId)} is ${right} of party ${at}, not ${most}`]
      }),
    )
  }
  #nameOf(userId: string): string {
    return names.find((name) => this.actors[name].userId === userId) ?? userId
  }

  /** Reads private messages with every account and every personal link. Returns a description of each that the model refuses. */
  async overheard(): Promise<string[]> {
    if (this.messages.size === 0) return []
    const leaks: string[] = []
    for (const party of this.parties) {
      const read = async (reader: string, input: object, account?: Actor): Promise<void> => {
        const { result } = await this.send('getUserEventMessageHistory', { eventId: party, ...input }, account)
        for (const { messageId, receiverInviteeUuid: to } of result?.messages ?? [])
          if (to !== undefined && !this.model.mayRead(party, messageId, account?.userId))
            leaks.push(`${reader} reads a message to row ${this.rowsOf(party).findIndex(({ id }) => id === to)}`)
      }
      for (const name of names) {
        const actor = this.actors[name]
        if (actor.accessToken !== undefined) await read(name, {}, actor)
      }
      const to = this.model.addressees(party)
      for (const [index, row] of this.rowsOf(party).entries())
        if (to.has(row.id)) await read(`link ${index}`, { inviteeUuid: row.id, token: this.tokenOf(row) })
      for (const row of this.mergedRows)
        if (row.party === party)
          await read('the link of a merged row', { inviteeUuid: row.id, token: this.tokenOf(row) })
    }
    return leaks
  }
}
