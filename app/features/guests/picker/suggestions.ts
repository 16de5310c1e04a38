import { limits } from '@festoon/contract/limits'
import type { Contact, MutualMember } from '@festoon/contract/nouns/contacts'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { normalizeEmail } from '@festoon/contract/rules/email'

/** The people a host knows: people invited before, members who share a party with the host, and guests on the list. */
export interface KnownPeople {
  contacts: readonly Contact[]
  members: readonly MutualMember[]
  invitees: readonly Invitee[]
}

/** A suggested person, with everything known from contacts, members, and the guest list (ENT-45). */
export interface Candidate {
  /** A unique id without spaces. */
  id: string
  name: string
  /** The person's known email addresses, without duplicates. */
  emails: readonly string[]
  userId?: string
  photoUrl?: string
  isContact: boolean
  isMember: boolean
  /** The person's invitee id; absent if the person isn't on the guest list. */
  inviteeId?: string
  /** The number of parties that the host and the person share; 0 if `isMember` is false (PICK-05). */
  sharedEvents: number
}

interface Entry {
  keys: readonly string[]
  contact?: Contact
  member?: MutualMember
  invitee?: Invitee
}

const emailKey = (email: string): string => `email:${normalizeEmail(email)}`
const userKey = (userId: string): string => `user:${userId}`

const entriesOf = ({ contacts, members, invitees }: KnownPeople): Entry[] => [
  ...invitees
    .filter(({ rsvpStatus }) => rsvpStatus !== 'HIDDEN')
    .map((invitee) => ({
      keys: [
        `invitee:${invitee.inviteeId}`,
        ...(invitee.userId === undefined ? [] : [userKey(invitee.userId)]),
        ...(invitee.email === undefined ? [] : [emailKey(invitee.email)]),
      ],
      invitee,
    })),
  ...members.map((member) => ({
    keys: [userKey(member.member.userId), ...member.member.emails.map(emailKey)],
    member,
  })),
  ...contacts.map((contact) => ({ keys: [emailKey(contact.email)], contact })),
]

/**
 * Groups entries that belong to the same person: those that share an email address or an account, directly or through other
 * entries (PICK-03).
 */
function groupsOf(entries: readonly Entry[]): Entry[][] {
  const parents = entries.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parents[root] !== root) root = parents[root] ?? root
    parents[index] = root
    return root
  }
  const owners = new Map<string, number>()
  entries.forEach(({ keys }, index) => {
    for (const key of keys) {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, index)
      else parents[rootOf(index)] = rootOf(owner)
    }
  })
  const groups = new Map<number, Entry[]>()
  entries.forEach((entry, index) => {
    const root = rootOf(index)
    const group = groups.get(root)
    if (group) group.push(entry)
    else groups.set(root, [entry])
  })
  return [...groups.values()]
}

/** Returns true for the organizer, and for anyone who was asked to co-host and hasn't declined (PICK-06). */
const isHost = ({ role, cohostStatus }: Invitee): boolean =>
  role === 'organizer' || (cohostStatus !== undefined && cohostStatus !== 'DECLINED')

/** Returns the first defined value among the entries of a group, which contains invitees first, then members, then contacts. */
const first = <Value>(group: readonly Entry[], of: (entry: Entry) => Value | undefined): Value | undefined => {
  for (const entry of group) {
    const value = of(entry)
    if (value !== undefined) return value
  }
  return undefined
}

function candidateOf(group: readonly Entry[]): Candidate {
  const emails = group.flatMap(({ contact, member, invitee }) => [
    ...(invitee?.email === undefined ? [] : [invitee.email]),
    ...(contact ? [contact.email] : []),
    ...(member?.member.emails ?? []),
  ])
  const emailsByKey = new Map(emails.toReversed().map((email) => [normalizeEmail(email), email]))
  const person = ({ contact, member, invitee }: Entry) => invitee ?? member?.member ?? contact
  const userId = first(group, ({ member, invitee }) => member?.member.userId ?? invitee?.userId)
  const photoUrl = first(group, (entry) => person(entry)?.photoUrl)
  const inviteeId = first(group, ({ invitee }) => invitee?.inviteeId)
  return {
    id: group[0]?.keys[0] ?? '',
    name: first(group, (entry) => person(entry)?.name || undefined) ?? '',
    emails: [...emailsByKey.values()].toReversed(),
    ...(userId === undefined ? {} : { userId }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    isContact: group.some(({ contact }) => contact !== undefined),
    isMember: group.some(({ member }) => member !== undefined),
    ...(inviteeId === undefined ? {} : { inviteeId }),
    sharedEvents: Math.max(0, ...group.map(({ member }) => member?.sharedEvents ?? 0)),
  }
}

/** Returns a person's label in a list: the name or, if there is none, the email address (PICK-02). */
export const labelOf = ({ name, emails }: Candidate): string => (name === '' ? (emails[0] ?? '') : name)

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Returns everyone who can be suggested, sorted by name or email address, without hosts and duplicates (PICK-02, PICK-03,
 * PICK-06). If `usersOnly` is true, returns only members who share a party with the host (AUTHZ-22).
 */
export function candidates(knownPeople: KnownPeople, { usersOnly = false } = {}): Candidate[] {
  return groupsOf(entriesOf(knownPeople))
    .filter((group) => !group.some(({ invitee }) => invitee && isHost(invitee)))
    .map(candidateOf)
    .filter(({ isMember, name, emails }) => (isMember || !usersOnly) && (name !== '' || emails.length > 0))
    .toSorted((one, other) => compare(labelOf(one), labelOf(other)) || (one.id < other.id ? -1 : 1))
}

/**
 * Returns the first ten people with a name or email address that contains the typed text, ignoring case (PICK-04, CONST-33).
 */
export function suggest(from: readonly Candidate[], text: string): Candidate[] {
  const query = text.trim().toLowerCase()
  const matches: Candidate[] = []
  for (const person of from) {
    if ([person.name, ...person.emails].some((value) => value.toLowerCase().includes(query))) matches.push(person)
    if (matches.length === limits.suggestions) break
  }
  return matches
}

/**
 * Returns the email address to show for a person: the first one that contains the typed text or, if none does, the first one.
 * Returns undefined if the person has no email address.
 */
export const emailShown = ({ emails }: Candidate, text: string): string | undefined =>
  emails.find((email) => email.toLowerCase().includes(text.trim().toLowerCase())) ?? emails[0]
