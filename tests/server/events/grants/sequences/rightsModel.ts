/** A verified or entered email address or phone number, normalized. Addresses and numbers never look alike. */
type Contact = string

/** A person on the guest list. */
interface Guest {
  /**
   * The contacts by which a host, or the guest, said who this is; an email address first. What was only typed through a personal
   * link isn't among them, because links are forwarded.
   */
  chosenContacts: Contact[]
  /** The accounts that made this row for themselves, or claimed it by its link, as long as they have it. */
  accounts: Set<string>
  /** The accounts among them that proved a chosen contact, which the guest has corrected since. Copies of the row are theirs, too. */
  owners: Set<string>
}

/** A private message, and who may read it: with what a contact proves, as an account, or by the link alone. */
interface Message {
  guest: string
  contacts: Set<Contact>
  accounts: Set<string>
  isForLink: boolean
}

/** A party, as far as rights at it depend on it. */
interface Party {
  organizer: string
  /** The grants by which the organizer became one, or none for the person who made the party. */
  organizerGrants: ReadonlySet<symbol>
  /** The co-hosts, each with the grants that made them one. */
  cohosts: Map<string, Set<symbol>>
  /** True while the organizer has left and co-hosts can take the party over. */
  isOffered: boolean
  link: string | undefined
  /** The contacts to which requests to co-host were sent, by guest. Undefined if no contact proves who the guest is. */
  requests: Map<string, Contact | undefined>
  guests: Map<string, Guest>
  /** The accounts that a host removed and didn't invite again. */
  removed: Set<string>
  /** The grants of which notices told the organizer, by the id that is in the notice. */
  notices: Map<string, symbol>
  messages: Map<string, Message>
}

/**
 * The most rights that people may have, by decisions 018 and 034. It follows each step that succeeded, and knows nothing of the
 * server: what isn't chosen by a person who holds the right, and proven by the person who takes it, gives no right here.
 */
export class RightsModel {
  readonly #contacts = new Map<Contact, string>()
  readonly #parties = new Map<string, Party>()

  /** Returns the account that verified a contact. */
  ownerOf(contact: Contact): string | undefined {
    return this.#contacts.get(contact)
  }
  /** An account verifies a contact. */
  verify(account: string, contact: Contact): void {
    this.#contacts.set(contact, account)
  }
  /** An account makes a party. */
  host(party: string, organizer: string): void {
    const guests = new Map<string, Guest>()
    const none = { isOffered: false, link: undefined, requests: new Map(), removed: new Set<string>() }
    this.#parties.set(party, {
      organizer,
      cohosts: new Map(),
      organizerGrants: new Set(),
      guests,
      notices: new Map(),
      messages: new Map(),
      ...none,
    })
  }
  /** Returns the most that an account may be at a party. */
  rightOf(party: string, account: string): 'organizer' | 'cohost' | 'none' {
    const { organizer, cohosts } = this.#at(party)
    return organizer === account ? 'organizer' : cohosts.has(account) ? 'cohost' : 'none'
  }
  #at(party: string): Party {
    return this.#parties.get(party) ?? raise(`no party ${party}`)
  }
  #isHost(party: string, by: string): boolean {
    return this.rightOf(party, by) !== 'none'
  }
  /** Returns a guest, or undefined for one that no step has added yet. */
  guest(party: string, guest: string): Guest | undefined {
    return this.#at(party).guests.get(guest)
  }

  /** A person is on the list, chosen by contacts: a host's, or those that they typed themselves at the open link. */
  add(party: string, guest: string, chosenContacts: readonly Contact[], account?: string): void {
    const accounts = new Set(account === undefined ? [] : [account])
    this.#at(party).guests.set(guest, { chosenContacts: [...chosenContacts], accounts, owners: new Set() })
  }
  /** A host invites a person by contacts, which ends a removal. */
  invite(party: string, by: string, guest: string, chosenContacts: readonly Contact[]): void {
    if (!this.#isHost(party, by)) return
    this.add(party, guest, chosenContacts)
    this.#welcome(party, chosenContacts)
  }
  #welcome(party: string, chosenContacts: readonly Contact[]): void {
    for (const contact of chosenContacts) this.#at(party).removed.delete(this.ownerOf(contact) ?? '')
  }
  /**
   * A host gives a guest another address. Who was at the old one, asked or not, is a different person. A guest without one keeps their
   * number and account beside the first.
   */
  readdress(party: string, by: string, guest: string, contact: Contact): void {
    const entry = this.guest(party, guest)
    if (!entry || !this.#isHost(party, by) || entry.chosenContacts[0] === contact) return
    const isFirst = !entry.chosenContacts.some((one) => one.includes('@'))
    if (isFirst && entry.chosenContacts.length + entry.accounts.size > 0) {
      entry.chosenContacts.unshift(contact)
      this.#welcome(party, [contact])
      for (const message of this.#at(party).messages.values())
        if (message.guest === guest) message.contacts.add(contact)
      return
    }
    this.invite(party, by, guest, [contact])
    this.#at(party).requests.delete(guest)
  }
  /** A guest who proved a chosen contact replaces it. They also read their messages with the new one. */
  correct(party: string, guest: string, from: Contact, to: Contact): void {
    const entry = this.guest(party, guest)
    if (!entry?.chosenContacts.includes(from)) return
    // An account that proved the old contact stays the guest's.
    const account = this.ownerOf(from)
    if (account !== undefined) {
      entry.accounts.add(account)
      entry.owners.add(account)
    }
    const isEmail = to.includes('@')
    const otherContacts = entry.chosenContacts.filter((contact) => contact.includes('@') !== isEmail)
    entry.chosenContacts = isEmail ? [to, ...otherContacts] : [...otherContacts, to]
    if (entry.chosenContacts[0] !== from) this.#at(party).requests.delete(guest)
    for (const { contacts } of this.#at(party).messages.values()) if (contacts.has(from)) contacts.add(to)
  }
  /** An account sends an RSVP by a personal link whose row has no account. */
  claim(party: string, guest: string, account: string): void {
    this.guest(party, guest)?.accounts.add(account)
  }
  /** Forgets the accounts of a guest, except the one that has the row. If no contact says who the guest is, `ownContacts` do. */
  leaveTo(party: string, guest: string, account: string | null, ownContacts: readonly Contact[]): void {
    const entry = this.guest(party, guest)
    for (const one of entry?.accounts ?? []) {
      if (one === account) continue
      entry?.accounts.delete(one)
      entry?.owners.delete(one)
    }
    if (entry?.chosenContacts.length === 0 && entry.accounts.size > 0) entry.chosenContacts = [...ownContacts]
  }
  /** A host removes a guest, whose account is given if they have one. */
  remove(party: string, by: string, guest: string, account: string | null): void {
    const { cohosts, requests, removed, organizer } = this.#at(party)
    requests.delete(guest)
    if (account === null || account === organizer || !this.#isHost(party, by)) return
    cohosts.delete(account)
    removed.add(account)
  }
  /** The party's list is copied: the same people, chosen by the same contacts, with the accounts that proved them. */
  copy(from: string, guests: readonly string[], to: string, guest: string): void {
    const sources = guests.flatMap((one) => this.guest(from, one) ?? [])
    this.add(to, guest, [...new Set(sources.flatMap(({ chosenContacts }) => chosenContacts))])
    const copiedEntry = this.guest(to, guest)
    for (const owner of sources.flatMap(({ owners }) => [...owners])) {
      copiedEntry?.accounts.add(owner)
      copiedEntry?.owners.add(owner)
    }
  }

  /** The organizer asks a guest, by the contact that says who the guest is. */
  ask(party: string, by: string, guest: string): void {
    const { organizer, requests } = this.#at(party)
    const chosenContacts = this.guest(party, guest)?.chosenContacts ?? []
    if (by !== organizer) return
    this.#welcome(party, chosenContacts)
    if (!requests.has(guest)) requests.set(guest, chosenContacts[0])
  }
  /** An account accepts a request, in a session that has just proven a contact. */
  accept(party: string, account: string, provenContact: Contact | undefined): symbol | undefined {
    const { requests } = this.#at(party)
    const open = [...requests].find(([, contact]) => contact !== undefined && contact === provenContact)
    if (!open || provenContact === undefined || this.ownerOf(provenContact) !== account) return undefined
    requests.delete(open[0])
    return this.#give(party, account)
  }
  #give(party: string, account: string): symbol {
    const { cohosts, removed, organizerGrants } = this.#at(party)
    const grant = Symbol('grant')
    cohosts.set(account, new Set([...(cohosts.get(account) ?? []), grant, ...organizerGrants]))
    removed.delete(account)
    return grant
  }
  /** An account declines, or stops co-hosting. `guest` is its row. */
  decline(party: string, account: string, guest: string | undefined): void {
    this.#at(party).cohosts.delete(account)
    if (guest !== undefined) this.#at(party).requests.delete(guest)
  }
  /** The organizer takes back what a guest was asked or is, which also ends the link. */
  dismiss(party: string, by: string, guest: string, account: string | null): void {
    const at = this.#at(party)
    if (by !== at.organizer) return
    at.requests.delete(guest)
    if (account !== null) at.cohosts.delete(account)
    at.link = undefined
  }
  /** The organizer makes the co-host link, or ends it. */
  setLink(party: string, by: string, link: string | undefined): void {
    const at = this.#at(party)
    if (by === at.organizer) at.link = link
  }
  /** An account uses a co-host link. */
  takeLink(party: string, account: string, link: string): symbol | undefined {
    const at = this.#at(party)
    return at.link === link && !at.removed.has(account) && at.organizer !== account
      ? this.#give(party, account)
      : undefined
  }
  /** The organizer is notified of a new co-host. */
  notify(party: string, id: string, grant: symbol): void {
    this.#at(party).notices.set(id, grant)
  }
  /** The person who got a notice removes a co-host with its link, also after they took over, and the co-hosts they chose then. */
  removeByNotice(party: string, id: string): void {
    const at = this.#at(party)
    const grant = at.notices.get(id)
    if (grant !== undefined && at.organizerGrants.has(grant)) {
      at.organizer = ''
      at.isOffered = true
      at.organizerGrants = new Set()
      at.link = undefined
      at.requests.clear()
    }
    for (const [account, grants] of at.cohosts) {
      if (grant === undefined || !grants.has(grant)) continue
      at.cohosts.delete(account)
      at.link = undefined
    }
  }

  /** An account is deleted. Its parties are offered to their co-hosts, or end. */
  delete(account: string, isHandedOver: boolean): void {
    const ownContacts = new Set([...this.#contacts].flatMap(([contact, owner]) => (owner === account ? contact : [])))
    for (const contact of ownContacts) this.#contacts.delete(contact)
    for (const party of this.#parties.values()) {
      // Their contacts are erased. Only the link is left to such a guest.
      for (const guest of party.guests.values())
        if (guest.chosenContacts.some((contact) => ownContacts.has(contact))) guest.chosenContacts = []
      party.cohosts.delete(account)
      if (party.organizer !== account) continue
      party.isOffered = isHandedOver && party.cohosts.size > 0
      party.link = undefined
      party.requests.clear()
    }
  }
  /** A co-host takes over a party whose organizer has left. */
  takeOver(party: string, account: string): void {
    const at = this.#at(party)
    const grants = at.cohosts.get(account)
    if (!at.isOffered || !grants) return
    at.cohosts.delete(account)
    at.organizerGrants = grants
    at.organizer = account
    at.isOffered = false
    at.requests.clear()
  }
  /** Merges an account into another. `rows` are the guests that one of them was, whose requests end. */
  merge(from: string, into: string, rows: ReadonlyMap<string, readonly string[]>): void {
    for (const [contact, owner] of this.#contacts) if (owner === from) this.#contacts.set(contact, into)
    for (const [id, at] of this.#parties) {
      for (const row of rows.get(id) ?? []) at.requests.delete(row)
      const grants = [from, into].flatMap((one) => [...(at.cohosts.get(one) ?? [])])
      for (const one of [from, into]) at.cohosts.delete(one)
      if (at.organizer === from || at.organizer === into) at.organizer = into
      else if (grants.length > 0) at.cohosts.set(into, new Set(grants))
      if (!at.removed.delete(from)) at.removed.delete(into)
      const sets = [...at.guests.values()].flatMap(({ accounts, owners }) => [accounts, owners])
      for (const set of [...sets, ...[...at.messages.values()].map(({ accounts }) => accounts)])
        if (set.delete(from)) set.add(into)
    }
  }

  /** The rows of one person, whose accounts were merged, become one. */
  join(party: string, from: string, into: string): void {
    const [goneEntry, keptEntry] = [this.guest(party, from), this.guest(party, into)]
    if (!goneEntry || !keptEntry || from === into) return
    const all = [...new Set([...keptEntry.chosenContacts, ...goneEntry.chosenContacts])]
    keptEntry.chosenContacts = [
      ...all.filter((contact) => contact.includes('@')),
      ...all.filter((contact) => !contact.includes('@')),
    ]
    this.#at(party).guests.delete(from)
    for (const message of this.#at(party).messages.values()) if (message.guest === from) message.guest = into
  }

  /** A host sends a guest a private message. */
  write(party: string, guest: string, message: string): void {
    const { chosenContacts, accounts } = this.guest(party, guest) ?? raise(`no guest ${guest}`)
    const readers = {
      guest,
      contacts: new Set(chosenContacts),
      accounts: new Set(accounts),
      isForLink: chosenContacts.length + accounts.size === 0,
    }
    this.#at(party).messages.set(message, readers)
  }
  /** Returns the guests who were sent a private message. */
  addressees(party: string): ReadonlySet<string> {
    return new Set([...this.#at(party).messages.values()].map(({ guest }) => guest))
  }
  /** Returns true if an account, or a person with only the guest's link, may read a private message. */
  mayRead(party: string, message: string, account?: string): boolean {
    const to = this.#at(party).messages.get(message) ?? raise(`no message ${message}`)
    if (to.isForLink) return true
    if (account === undefined) return false
    return to.accounts.has(account) || [...to.contacts].some((contact) => this.ownerOf(contact) === account)
  }
}

const raise = (reason: string): never => {
  throw new Error(reason)
}
