import fc from 'fast-check'

/** The actors. Gina has no account at first, and Eve is two people. Everyone has every personal link, because links are forwarded. */
export const names = ['hana', 'bob', 'eve', 'evesOther', 'gina'] as const
export type Name = (typeof names)[number]

/** A contact of an actor. Accounts start with the email address and can add the others. */
export const contactKinds = ['email', 'phone', 'other'] as const
export type ContactKind = (typeof contactKinds)[number]
export interface ContactOf {
  of: Name
  kind: ContactKind
}

const statuses = ['YES', 'NO', 'SEEN'] as const
type Status = (typeof statuses)[number]

/**
 * A step, without the party at which it happens. `guest` is the place of a row in the list, of which the organizer's is 0 and the last -1.
 */
type Doing =
  /** With `isMerged`, by the link of a row that was merged into another, of which the first is 0. */
  | { does: 'claim'; actor: Name; guest: number; status: Status; isMerged?: boolean }
  | { does: 'typeByLink'; guest: number; contact: ContactOf; status: Status }
  | { does: 'answerByLink'; contacts: ContactOf[]; status: 'YES' | 'NO' }
  | { does: 'answer'; actor: Name; status: 'YES' | 'NO' }
  | { does: 'undo' | 'accept' | 'decline' | 'takeOver' | 'takeLink' | 'copy' | 'block'; actor: Name }
  | { does: 'handOver' | 'leave' | 'makeLink' | 'dropLink'; actor: Name }
  | { does: 'merge'; actor: Name; contact: ContactOf }
  | { does: 'addContact' | 'signIn'; actor: Name; kind: ContactKind }
  | { does: 'correct'; actor: Name; guest: number; to: ContactOf }
  /** With `isSent`, the invitation is also sent, if it wasn't yet. */
  | { does: 'readdress'; actor: Name; guest: number; to: ContactOf; isSent?: boolean }
  | { does: 'invite'; actor: Name; contacts: ContactOf[] }
  | { does: 'ask' | 'remove' | 'dismiss' | 'message'; actor: Name; guest: number }
  | { does: 'askAnew'; actor: Name; to: ContactOf }
  | { does: 'removeByNotice'; guest: number }
  | { does: 'read' }

/** A step at the first party, or at the copy of it, if there is one. */
export type Step = Doing & { at?: number }

const actor = fc.constantFrom(...names)
const host = fc.constantFrom<Name>('hana', 'hana', 'hana', 'bob', 'eve')
/** A row of the list. -1 is the last one. */
const guest = fc.oneof(fc.nat(5), fc.constant(-1))
const contact = fc.record({ of: actor, kind: fc.constantFrom<ContactKind>('email', 'email', 'phone', 'other') })
const address = fc.record({ of: actor, kind: fc.constantFrom<ContactKind>('email', 'email', 'other') })
const oneOrTwo = fc.uniqueArray(contact, {
  maxLength: 2,
  selector: ({ kind }) => (kind === 'phone' ? 'phone' : 'email'),
})
const status = fc.constantFrom(...statuses)
const seldom = fc.constantFrom(false, false, false, true)
const yesOrNo = fc.constantFrom('YES' as const, 'NO' as const)
const anyOf = <Does extends Step['does']>(...does: Does[]) => fc.constantFrom(...does)

const doing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: anyOf('claim'), actor, guest, status, isMerged: seldom }) },
  { weight: 2, arbitrary: fc.record({ does: anyOf('typeByLink'), guest, contact, status }) },
  fc.record({ does: anyOf('answerByLink'), contacts: oneOrTwo, status: yesOrNo }),
  fc.record({ does: anyOf('answer'), actor, status: yesOrNo }),
  fc.record({ does: anyOf('undo', 'decline', 'copy', 'block'), actor }),
  { weight: 4, arbitrary: fc.record({ does: anyOf('accept', 'takeLink'), actor }) },
  fc.record({ does: anyOf('takeOver', 'handOver', 'leave'), actor }),
  { weight: 2, arbitrary: fc.record({ does: anyOf('makeLink', 'makeLink', 'dropLink'), actor: host }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: anyOf('merge'),
      actor: fc.constantFrom<Name>('eve', 'evesOther'),
      contact: fc.record({ of: fc.constantFrom<Name>('eve', 'evesOther'), kind: fc.constantFrom(...contactKinds) }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: anyOf('addContact', 'signIn'), actor, kind: fc.constantFrom(...contactKinds) }),
  },
  fc.record({ does: anyOf('correct'), actor, guest, to: contact }),
  fc.record({ does: anyOf('readdress'), actor: host, guest, to: address, isSent: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ does: anyOf('invite'), actor: host, contacts: oneOrTwo }) },
  { weight: 3, arbitrary: fc.record({ does: anyOf('ask', 'message'), actor: host, guest }) },
  fc.record({ does: anyOf('askAnew'), actor: host, to: address }),
  fc.record({ does: anyOf('remove', 'dismiss'), actor: host, guest }),
  fc.record({ does: anyOf('removeByNotice'), guest }),
  fc.record({ does: anyOf('read') }),
)

const eves = fc.constantFrom<Name>('eve', 'evesOther')
const kind = fc.constantFrom(...contactKinds)

/** Steps that only get far together, such as a request and its acceptance. Others may come before, after, and between such parts. */
const together: fc.Arbitrary<Doing[]> = fc.oneof(
  actor.map((one): Doing[] => [
    { does: 'makeLink', actor: 'hana' },
    { does: 'takeLink', actor: one },
  ]),
  fc.tuple(contact, guest).map(([{ of, kind: provenKind }, at]): Doing[] => [
    { does: 'ask', actor: 'hana', guest: at },
    { does: 'signIn', actor: of, kind: provenKind },
    { does: 'accept', actor: of },
  ]),
  fc.tuple(oneOrTwo, contact, status).map(([contacts, one, sentStatus]): Doing[] => [
    { does: 'invite', actor: 'hana', contacts },
    { does: 'typeByLink', guest: -1, contact: one, status: sentStatus },
    { does: 'message', actor: 'hana', guest: -1 },
    { does: 'signIn', actor: one.of, kind: one.kind },
  ]),
  fc.tuple(contact, guest, status).map(([one, at, sentStatus]): Doing[] => [
    { does: 'typeByLink', guest: at, contact: one, status: sentStatus },
    { does: 'signIn', actor: one.of, kind: one.kind },
  ]),
  fc.tuple(oneOrTwo, actor, status).map(([contacts, one, sentStatus]): Doing[] => [
    { does: 'invite', actor: 'hana', contacts },
    { does: 'message', actor: 'hana', guest: -1 },
    { does: 'claim', actor: one, guest: -1, status: sentStatus },
  ]),
  fc.tuple(address, actor).map(([to, one]): Doing[] => [
    { does: 'askAnew', actor: 'hana', to },
    { does: 'signIn', actor: one, kind: to.kind },
    { does: 'accept', actor: one },
  ]),
  fc.tuple(actor, kind).map(([one, provenKind]): Doing[] => [
    { does: 'addContact', actor: one, kind: provenKind },
    { does: 'accept', actor: one },
  ]),
  actor.map((one): Doing[] => [
    { does: 'handOver', actor: 'hana' },
    { does: 'takeOver', actor: one },
  ]),
  fc.tuple(guest, actor).map(([at, one]): Doing[] => [
    { does: 'message', actor: 'hana', guest: at },
    { does: 'claim', actor: one, guest: at, status: 'YES' },
  ]),
  fc
    .tuple(eves, kind)
    .map(([of, provenKind]): Doing[] => [
      { does: 'merge', actor: of === 'eve' ? 'evesOther' : 'eve', contact: { of, kind: provenKind } },
    ]),
  fc.constant<Doing[]>([{ does: 'copy', actor: 'hana' }]),
)

/** Any sequence of steps. */
export const anySequence: fc.Arbitrary<Step[]> = fc
  .array(
    fc
      .record({
        some: fc.oneof({ weight: 2, arbitrary: doing.map((one) => [one]) }, { weight: 1, arbitrary: together }),
        at: fc.nat(1),
      })
      .map(({ some, at }) => some.map((one): Step => ({ ...one, at }))),
    { minLength: 1, maxLength: 12, size: 'max' },
  )
  .map((parts) => parts.flat())
