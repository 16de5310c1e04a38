import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  candidates,
  labelOf,
  suggest,
  type KnownPeople,
} from '../../../../../app/features/guests/picker/suggestions.ts'
import type { Invitee } from '../../../../../contract/nouns/guest.ts'
import { inviteeSchema } from '../../../../../contract/nouns/guest.ts'

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const contact = (name: string, email: string) => ({ name, email })
const member = (name: string, n: number, emails: string[] = [], sharedEvents = 1) => ({
  member: { userId: id(n), name, emails },
  sharedEvents,
})
const invitee = (name: string, n: number, more: Partial<Invitee> = {}): Invitee =>
  inviteeSchema.parse({
    inviteeId: id(n),
    name,
    role: 'attendee',
    rsvpStatus: 'INVITED',
    inviteStatus: 'PENDING',
    additionalGuestCount: 0,
    rsvpMessage: '',
    answers: [],
    isNew: true,
    ...more,
  })
const knownPeople = (some: Partial<KnownPeople>): KnownPeople => ({ contacts: [], members: [], invitees: [], ...some })
const names = (some: Partial<KnownPeople>, text = '', usersOnly = false): string[] =>
  suggest(candidates(knownPeople(some), { usersOnly }), text).map(labelOf)

describe('suggestions', () => {
  it('have a name, or an address without one [PICK-02]', () => {
    const contacts = [
      contact('Zoe', 'z@x.org'),
      contact('', 'kim@x.org'),
      contact('émile', 'e@x.org'),
      contact('Ana', 'a@x.org'),
    ]
    expect(names({ contacts })).toEqual(['Ana', 'émile', 'kim@x.org', 'Zoe'])
  })

  it('list each person once, whatever identifies them [PICK-03]', () => {
    const contacts = [contact('Ana', 'Ana@x.org'), contact('Ana O', 'ana@work.org'), contact('Ben', 'ben@x.org')]
    const members = [member('Ana Ortiz', 1, ['ana@x.org', 'ana@work.org'], 3)]
    const [ana, ...others] = candidates(knownPeople({ contacts, members }))
    expect(others.map(labelOf)).toEqual(['Ben'])
    expect(ana).toMatchObject({ name: 'Ana Ortiz', userId: id(1), sharedEvents: 3, isContact: true, isMember: true })
    expect(ana).not.toHaveProperty('inviteeId')
  })

  it('list a member and their row once if only the account is the same [PICK-03]', () => {
    const members = [member('Ana Ortiz', 1, ['ana@x.org']), member('Ben', 2)]
    const invitees = [invitee('Ana', 3, { userId: id(1), email: 'ana@work.org' }), invitee('Ben', 4, { userId: id(2) })]
    expect(candidates(knownPeople({ members, invitees }))).toMatchObject([
      { name: 'Ana', userId: id(1), inviteeId: id(3), emails: ['ana@work.org', 'ana@x.org'], isMember: true },
      { name: 'Ben', userId: id(2), inviteeId: id(4), emails: [], isMember: true },
    ])
    // Two accounts of the same name are two people.
    expect(names({ members: [member('Ana', 1), member('Ana', 2)] })).toEqual(['Ana', 'Ana'])
  })

  it('match any part of name or address, in any case [PICK-04]', () => {
    const contacts = [contact('Ana Ortiz', 'ana@x.org'), contact('Ben', 'BEN@ORTIZ.org'), contact('Cleo', 'c@x.org')]
    expect(names({ contacts }, 'oRtI')).toEqual(['Ana Ortiz', 'Ben'])
    expect(names({ contacts }, ' rtiz.o ')).toEqual(['Ben'])
    expect(names({ contacts }, 'nobody')).toEqual([])
  })

  it('show the kind of person: contact, member, or already on the list [ENT-45]', () => {
    const people = candidates(
      knownPeople({
        contacts: [contact('Ana', 'a@x.org')],
        members: [member('Ben', 1)],
        invitees: [invitee('Cleo', 2, { email: 'c@x.org' })],
      }),
    )
    expect(people.map(({ isContact, isMember, inviteeId }) => [isContact, isMember, inviteeId])).toEqual([
      [true, false, undefined],
      [false, true, undefined],
      [false, false, id(2)],
    ])
  })

  it('have the address and photo of a guest on the list', () => {
    const photoUrl = '/files/events/user_images/c.webp'
    const invitees = [invitee('Cleo', 2, { email: 'c@x.org', photoUrl }), invitee('Dan', 3)]
    const [cleo, dan] = candidates(knownPeople({ invitees }))
    expect(cleo).toMatchObject({ name: 'Cleo', emails: ['c@x.org'], photoUrl })
    expect(dan).toMatchObject({ name: 'Dan', emails: [] })
    expect(dan).not.toHaveProperty('photoUrl')
  })

  it('leave out hosts and people asked to co-host, whatever identifies them [PICK-06]', () => {
    const invitees = [
      invitee('Maya', 1, { role: 'organizer', rsvpStatus: 'YES', userId: id(11) }),
      invitee('Cora', 2, { cohostStatus: 'ACCEPTED', email: 'cora@x.org' }),
      invitee('Carl', 3, { cohostStatus: 'SUCCESS', userId: id(13) }),
      invitee('Dan', 4, { cohostStatus: 'DECLINED', email: 'dan@x.org' }),
    ]
    const contacts = [contact('Cora', 'CORA@x.org'), contact('Ben', 'ben@x.org')]
    const members = [member('Maya', 11), member('Carl', 13)]
    expect(names({ contacts, members, invitees })).toEqual(['Ben', 'Dan'])
  })

  it('are only members if only users are wanted [AUTHZ-22]', () => {
    const contacts = [contact('Ana', 'a@x.org'), contact('Ben', 'ben@x.org')]
    const members = [member('Ben', 1, ['ben@x.org']), member('Cleo', 2)]
    const invitees = [invitee('Dan', 3, { email: 'd@x.org' })]
    expect(names({ contacts, members, invitees }, '', true)).toEqual(['Ben', 'Cleo'])
  })

  const emails = fc.constantFrom('a@x.org', 'B@x.org', 'b@x.org', 'c@y.org', 'd@y.org', 'e@z.org', 'f@z.org')
  const someName = fc.constantFrom('Ana', 'ana', 'Ben', 'Cleo', 'Émile', '')
  const someKnown = fc.record({
    contacts: fc.array(fc.record({ name: someName, email: emails }), { maxLength: 20 }),
    members: fc.array(
      fc
        .tuple(someName, fc.integer({ min: 1, max: 9 }), fc.array(emails, { maxLength: 2 }))
        .map(([name, n, own]) => member(name, n, own)),
      { maxLength: 15 },
    ),
    invitees: fc.array(
      fc
        .tuple(someName, fc.integer({ min: 100, max: 999 }), fc.option(emails), fc.boolean())
        .map(([name, n, email, isHost]) =>
          invitee(name, n, { ...(email === null ? {} : { email }), ...(isHost ? { cohostStatus: 'ACCEPTED' } : {}) }),
        ),
      { maxLength: 8 },
    ),
  })

  it('are at most ten, sorted, distinct, and match the input, for any known people [CONST-33, PICK-02, PICK-04, PICK-06]', () => {
    const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
    fc.assert(
      fc.property(someKnown, fc.constantFrom('', 'a', 'AN', 'x.org', 'q'), (all, text) => {
        const everyone = candidates(all)
        const matches = suggest(everyone, text)
        const isMatch = (one: (typeof matches)[number]) =>
          [one.name, ...one.emails].some((word) => word.toLowerCase().includes(text.toLowerCase()))
        expect(matches.length).toBe(Math.min(10, everyone.filter(isMatch).length))
        expect(matches.every(isMatch)).toBe(true)
        const keys = everyone.flatMap((one) => [
          ...one.emails.map((email) => email.toLowerCase()),
          one.userId ?? one.id,
        ])
        expect(new Set(keys).size).toBe(keys.length)
        expect(new Set(everyone.map((one) => one.id)).size).toBe(everyone.length)
        const labels = matches.map(labelOf)
        expect(labels.every((label, at) => at === 0 || compare(labels[at - 1] ?? '', label) <= 0)).toBe(true)
        const hosts = new Set(
          all.invitees.filter(({ cohostStatus }) => cohostStatus).flatMap(({ email }) => email?.toLowerCase() ?? []),
        )
        expect(
          everyone.some(({ emails: ownEmails }) => ownEmails.some((email) => hosts.has(email.toLowerCase()))),
        ).toBe(false)
      }),
    )
  })
})
