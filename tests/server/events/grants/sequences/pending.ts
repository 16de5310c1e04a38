import type { Example } from './examples.ts'
import type { Step } from './steps.ts'

const evesEmail = { of: 'eve', kind: 'email' } as const
const evesPhone = { of: 'eve', kind: 'phone' } as const
const ginasEmail = { of: 'gina', kind: 'email' } as const

/** Sequences that the product doesn't withstand yet. They become examples with its repair, and this file goes. */
export const pending: Record<string, Example> = {
  'two co-hosts become one, whom a notice removes': {
    steps: [
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'takeLink', actor: 'evesOther' },
      { does: 'merge', actor: 'evesOther', contact: evesEmail },
      { does: 'removeByNotice', guest: 1 },
    ],
    ends: [{ evesOther: 'none' }],
  },
  'a claimer takes the party over before the guest signs in': {
    steps: [
      { does: 'askAnew', actor: 'hana', to: ginasEmail },
      { does: 'claim', actor: 'eve', guest: 2, status: 'YES' },
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'handOver', actor: 'hana' },
      { does: 'takeOver', actor: 'eve' },
      { does: 'signIn', actor: 'gina', kind: 'email' },
    ],
    ends: [{ eve: 'organizer', gina: 'none' }],
  },
  'a notice removes a claimer whose row went back to its guest': {
    steps: [
      { does: 'askAnew', actor: 'hana', to: ginasEmail },
      { does: 'claim', actor: 'eve', guest: 2, status: 'YES' },
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'signIn', actor: 'gina', kind: 'email' },
      { does: 'removeByNotice', guest: 0 },
    ],
    ends: [{ eve: 'none', gina: 'none' }],
  },
  'a merged co-host is removed with the notice of before': {
    steps: [
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'answer', actor: 'evesOther', status: 'YES' },
      { does: 'merge', actor: 'evesOther', contact: evesEmail },
      { does: 'removeByNotice', guest: 0 },
    ],
    ends: [{ evesOther: 'none' }],
  },
  'a number typed through a forwarded link signs in': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [ginasEmail] },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'typeByLink', guest: 2, contact: evesPhone, status: 'YES' },
      { does: 'signIn', actor: 'eve', kind: 'phone' },
    ],
  },
  'an address typed through the forwarded link of an invited number signs in': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [{ of: 'gina', kind: 'phone' }] },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'typeByLink', guest: 2, contact: { of: 'eve', kind: 'email' }, status: 'YES' },
      { does: 'signIn', actor: 'eve', kind: 'email' },
    ],
  },
  "a request to a guest's second row": {
    steps: [
      { does: 'signIn', actor: 'bob', kind: 'email' },
      { does: 'addContact', actor: 'bob', kind: 'phone' },
      { does: 'invite', actor: 'hana', contacts: [{ of: 'bob', kind: 'phone' }] },
      { does: 'decline', actor: 'bob' },
      { does: 'ask', actor: 'hana', guest: 2 },
      { does: 'accept', actor: 'bob' },
    ],
    ends: [{ bob: 'cohost' }],
  },
  'a copied list with a late address is asked': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [{ of: 'gina', kind: 'phone' }] },
      { does: 'typeByLink', guest: 2, contact: evesEmail, status: 'YES' },
      { does: 'copy', actor: 'hana' },
      { does: 'ask', actor: 'hana', guest: 2, at: 1 },
      { does: 'signIn', actor: 'eve', kind: 'email' },
      { does: 'accept', actor: 'eve', at: 1 },
    ],
    ends: [{}, { eve: 'none' }],
  },
  'a claimer of an invited number is asked at the next party': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [{ of: 'gina', kind: 'phone' }] },
      { does: 'claim', actor: 'eve', guest: 2, status: 'YES' },
      { does: 'copy', actor: 'hana' },
      { does: 'ask', actor: 'hana', guest: 2, at: 1 },
      { does: 'signIn', actor: 'eve', kind: 'email' },
      { does: 'accept', actor: 'eve', at: 1 },
    ],
    ends: [{}, { eve: 'none' }],
  },
  'a claimer reads what was written before, once the owner is gone': {
    steps: [
      { does: 'addContact', actor: 'bob', kind: 'other' },
      { does: 'invite', actor: 'hana', contacts: [{ of: 'bob', kind: 'other' }] },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'claim', actor: 'eve', guest: 2, status: 'YES' },
      { does: 'leave', actor: 'bob' },
    ],
  },
  'a guest takes the address of a person who opens the co-host link': {
    steps: [
      { does: 'correct', actor: 'bob', guest: -1, to: { of: 'evesOther', kind: 'email' } },
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'evesOther' },
    ],
    ends: [{ evesOther: 'cohost' }],
  },
}

/** The steps that random sequences leave out until then, after those that lead to a fault. */
const faulty: [after: Step['does'], step: Step['does']][] = [
  ['merge', 'removeByNotice'],
  ['claim', 'removeByNotice'],
  ['correct', 'takeLink'],
  ['claim', 'takeOver'],
  ['claim', 'copy'],
  ['claim', 'leave'],
  ['claim', 'handOver'],
  ['typeByLink', 'copy'],
  ['typeByLink', 'message'],
  ['message', 'typeByLink'],
]

/** Returns true if a step may meet a fault that is being repaired, after the given steps. */
export const isPending = (step: Step, taken: ReadonlySet<string>): boolean =>
  faulty.some(([after, does]) => does === step.does && taken.has(after))
