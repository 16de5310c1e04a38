import type { Contact, MutualMember } from '@festoon/contract/contacts'
import type { Invitee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { normaliseEmail } from '@festoon/contract/rules/email'

/** Whom a host may mean: out of those they invited before, those they met at parties, and those on the list already. */
export interface KnownPeople {
  contacts: readonly Contact[]
  members: readonly MutualMember[]
  invitees: readonly Invitee[]
}

/** One person to suggest, whatever is known of them put together (ENT-45). */
export interface Candidate {
  /** Nobody else's; without spaces. */
  id: string
  name: string
  /** Every address that is known of them, each once. */
  emails: readonly string[]
  userId?: string
  photoUrl?: string
  isContact: boolean
  isMember: boolean
  /** Their row on the guest list, when they are on it. */
  inviteeId?: string
  /** Parties at which both were; 0 for one who is no member (PICK-05). */
  sharedEvents: number
}

interface Entry {
  keys: readonly string[]
  contact?: Contact
  member?: MutualMember
  invitee?: Invitee
}

const emailKey = (email: string): string => `email:${normaliseEmail(email)}`
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

/** Puts together what shares an address or an account, also by way of a third (PICK-03). */
function groupsOf(entries: readonly Entry[]): Entry[][] {
  const parents = entries.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (parents[root] !== root) root = parents[root] ?? root
    parents[at] = root
    return root
  }
  const owners = new Map<string, number>()
  entries.forEach(({ keys }, at) => {
    for (const key of keys) {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, at)
      else parents[rootOf(at)] = rootOf(owner)
    }
  })
  const groups = new Map<number, Entry[]>()
  entries.forEach((entry, at) => {
    const root = rootOf(at)
    const group = groups.get(root)
    if (group) group.push(entry)
    else groups.set(root, [entry])
  })
  return [...groups.values()]
}

/** Hosts are not invited (PICK-06): who gives the party, and who hosts it too or was asked to. */
const isHost = ({ role, cohostStatus }: Invitee): boolean =>
  role === 'organizer' || (cohostStatus !== undefined && cohostStatus !== 'DECLINED')

/** The first thing that some of a group say; those on the list come first, then members. */
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
  const known = new Map(emails.toReversed().map((email) => [normaliseEmail(email), email]))
  const person = ({ contact, member, invitee }: Entry) => invitee ?? member?.member ?? contact
  const userId = first(group, ({ member, invitee }) => member?.member.userId ?? invitee?.userId)
  const photoUrl = first(group, (entry) => person(entry)?.photoUrl)
  const inviteeId = first(group, ({ invitee }) => invitee?.inviteeId)
  return {
    id: group[0]?.keys[0] ?? '',
    name: first(group, (entry) => person(entry)?.name || undefined) ?? '',
    emails: [...known.values()].toReversed(),
    ...(userId === undefined ? {} : { userId }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    isContact: group.some(({ contact }) => contact !== undefined),
    isMember: group.some(({ member }) => member !== undefined),
    ...(inviteeId === undefined ? {} : { inviteeId }),
    sharedEvents: Math.max(0, ...group.map(({ member }) => member?.sharedEvents ?? 0)),
  }
}

/** What a person is called in a list: their name, or their address (PICK-02). */
export const labelOf = ({ name, emails }: Candidate): string => (name === '' ? (emails[0] ?? '') : name)

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Everybody who could be suggested, each once, by name or address, without hosts (PICK-02, PICK-03, PICK-06). `usersOnly`:
 * only members, who have an account (AUTHZ-22).
 */
export function candidates(known: KnownPeople, { usersOnly = false } = {}): Candidate[] {
  return groupsOf(entriesOf(known))
    .filter((group) => !group.some(({ invitee }) => invitee && isHost(invitee)))
    .map(candidateOf)
    .filter(({ isMember, name, emails }) => (isMember || !usersOnly) && (name !== '' || emails.length > 0))
    .toSorted((one, other) => compare(labelOf(one), labelOf(other)) || (one.id < other.id ? -1 : 1))
}

/** Those whose name or address says the text somewhere, whatever its case: at most ten, in their order (PICK-04, CONST-33). */
export function suggest(from: readonly Candidate[], text: string): Candidate[] {
  const words = text.trim().toLowerCase()
  const found: Candidate[] = []
  for (const one of from) {
    if ([one.name, ...one.emails].some((said) => said.toLowerCase().includes(words))) found.push(one)
    if (found.length === limits.suggestions) break
  }
  return found
}

/** The address to show of a person: the one that says what was typed. */
export const emailShown = ({ emails }: Candidate, text: string): string | undefined =>
  emails.find((email) => email.toLowerCase().includes(text.trim().toLowerCase())) ?? emails[0]
