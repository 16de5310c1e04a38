import type { Name, Step } from './steps.ts'

/** A sequence, and who is a co-host or the organizer of the parties after it, if that matters. */
export interface Example {
  steps: Step[]
  ends?: Partial<Record<Name, 'organizer' | 'cohost' | 'none'>>[]
}

const evesEmail = { of: 'eve', kind: 'email' } as const
const evesPhone = { of: 'eve', kind: 'phone' } as const
const ginasEmail = { of: 'gina', kind: 'email' } as const

/** The attacks that were found, and sequences that succeed. The organizer's row is 0, and Bob, who was asked, is 1. */
export const examples: Record<string, Example> = {
  'a co-host takes over': {
    steps: [
      { does: 'accept', actor: 'bob' },
      { does: 'handOver', actor: 'hana' },
      { does: 'takeOver', actor: 'bob' },
    ],
    ends: [{ bob: 'organizer' }],
  },
  'a claimed request is merged into another row': {
    steps: [
      { does: 'askAnew', actor: 'hana', to: ginasEmail },
      { does: 'claim', actor: 'eve', guest: 2, status: 'NO' },
      { does: 'answer', actor: 'evesOther', status: 'YES' },
      { does: 'merge', actor: 'evesOther', contact: evesEmail },
      { does: 'accept', actor: 'evesOther' },
    ],
    ends: [{ evesOther: 'none' }],
  },
  'a corrected contact is asked': {
    steps: [
      { does: 'answer', actor: 'eve', status: 'YES' },
      { does: 'correct', actor: 'eve', guest: 2, to: { of: 'evesOther', kind: 'email' } },
      { does: 'ask', actor: 'hana', guest: 2 },
      { does: 'accept', actor: 'eve' },
    ],
    ends: [{ eve: 'none' }],
  },
  'a guest who was asked gets another address': {
    steps: [
      { does: 'readdress', actor: 'hana', guest: 1, to: evesEmail },
      { does: 'accept', actor: 'eve' },
      { does: 'ask', actor: 'hana', guest: 1 },
      { does: 'accept', actor: 'eve' },
    ],
    ends: [{ eve: 'cohost', bob: 'none' }],
  },
  'a removed guest accepts': {
    steps: [
      { does: 'remove', actor: 'hana', guest: 1 },
      { does: 'accept', actor: 'bob' },
    ],
    ends: [{ bob: 'none' }],
  },
  'a request to a number': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [evesPhone] },
      { does: 'ask', actor: 'hana', guest: 2 },
      { does: 'accept', actor: 'eve' },
      { does: 'addContact', actor: 'eve', kind: 'phone' },
      { does: 'accept', actor: 'eve' },
    ],
    ends: [{ eve: 'cohost' }],
  },
  'a guest with a number gets a first address': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [{ of: 'gina', kind: 'phone' }] },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'ask', actor: 'hana', guest: 2 },
      { does: 'readdress', actor: 'hana', guest: 2, to: evesEmail },
      { does: 'answer', actor: 'eve', status: 'YES' },
      { does: 'read' },
      { does: 'accept', actor: 'eve' },
    ],
    ends: [{ eve: 'none' }],
  },
  'a guest with an account gets a first address': {
    steps: [
      { does: 'signIn', actor: 'gina', kind: 'phone' },
      { does: 'answer', actor: 'gina', status: 'YES' },
      { does: 'readdress', actor: 'hana', guest: 2, to: evesEmail },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'ask', actor: 'hana', guest: 2 },
      { does: 'accept', actor: 'gina' },
    ],
    ends: [{ gina: 'none' }],
  },
  'a link that ended': {
    steps: [
      { does: 'makeLink', actor: 'hana' },
      { does: 'dropLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'evesOther' },
      { does: 'removeByNotice', guest: 0 },
      { does: 'takeLink', actor: 'evesOther' },
    ],
    ends: [{ eve: 'none', evesOther: 'none' }],
  },
  'a copied list asks the guests that the hosts invited': {
    steps: [
      { does: 'accept', actor: 'bob' },
      { does: 'copy', actor: 'hana' },
      { does: 'accept', actor: 'bob', at: 1 },
    ],
    ends: [{ bob: 'cohost' }, { bob: 'none', hana: 'organizer' }],
  },
  'a typed address signs in and is asked': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [] },
      { does: 'typeByLink', guest: 2, contact: ginasEmail, status: 'YES' },
      { does: 'signIn', actor: 'gina', kind: 'email' },
      { does: 'ask', actor: 'hana', guest: 2 },
      { does: 'accept', actor: 'gina' },
    ],
    ends: [{ gina: 'none' }],
  },
  'an account that left comes back': {
    steps: [
      { does: 'accept', actor: 'bob' },
      { does: 'leave', actor: 'bob' },
      { does: 'signIn', actor: 'bob', kind: 'email' },
      { does: 'accept', actor: 'bob' },
    ],
    ends: [{ bob: 'none' }],
  },
  'a claimer takes the co-host link before the guest signs in': {
    steps: [
      { does: 'askAnew', actor: 'hana', to: ginasEmail },
      { does: 'claim', actor: 'eve', guest: 2, status: 'YES' },
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'signIn', actor: 'gina', kind: 'email' },
    ],
    ends: [{ eve: 'cohost', gina: 'none' }],
  },
  'two co-hosts are merged, and the notice of the first removes them': {
    steps: [
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'takeLink', actor: 'evesOther' },
      { does: 'merge', actor: 'evesOther', contact: evesEmail },
      { does: 'removeByNotice', guest: 0 },
    ],
    ends: [{ evesOther: 'none' }],
  },
  'a guest who was asked takes nothing over': {
    steps: [
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'handOver', actor: 'hana' },
      { does: 'accept', actor: 'bob' },
      { does: 'takeOver', actor: 'bob' },
    ],
    ends: [{ bob: 'none' }],
  },
  'a removed account types its other address at the open link': {
    steps: [
      { does: 'addContact', actor: 'eve', kind: 'other' },
      { does: 'answer', actor: 'eve', status: 'YES' },
      { does: 'makeLink', actor: 'hana' },
      { does: 'remove', actor: 'hana', guest: 2 },
      { does: 'answerByLink', contacts: [{ of: 'eve', kind: 'other' }], status: 'YES' },
      { does: 'signIn', actor: 'eve', kind: 'email' },
      { does: 'takeLink', actor: 'eve' },
    ],
    ends: [{ eve: 'none' }],
  },
  'steps that take something back': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [ginasEmail] },
      { does: 'claim', actor: 'eve', guest: 2, status: 'YES' },
      { does: 'undo', actor: 'eve' },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'read' },
      { does: 'dismiss', actor: 'hana', guest: 1 },
      { does: 'accept', actor: 'bob' },
      { does: 'block', actor: 'bob' },
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'eve' },
      { does: 'decline', actor: 'eve' },
      { does: 'answerByLink', contacts: [{ of: 'evesOther', kind: 'phone' }], status: 'YES' },
    ],
    ends: [{ bob: 'none', eve: 'none' }],
  },
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
  'a guest who corrected an address reads messages at the next party': {
    steps: [
      { does: 'correct', actor: 'bob', guest: -1, to: { of: 'hana', kind: 'other' } },
      { does: 'copy', actor: 'hana' },
      { does: 'message', actor: 'hana', guest: -1, at: 1 },
      { does: 'read' },
    ],
  },
  'a notice takes the party back from its new organizer': {
    steps: [
      { does: 'makeLink', actor: 'hana' },
      { does: 'takeLink', actor: 'bob' },
      { does: 'handOver', actor: 'hana' },
      { does: 'takeOver', actor: 'bob' },
      { does: 'removeByNotice', guest: -1 },
    ],
    ends: [{ bob: 'none' }],
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
  'the link of a merged row ends when a host sends the row to someone else': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [evesEmail] },
      { does: 'invite', actor: 'hana', contacts: [{ of: 'evesOther', kind: 'email' }] },
      { does: 'merge', actor: 'eve', contact: { of: 'evesOther', kind: 'email' } },
      { does: 'readdress', actor: 'hana', guest: 2, to: ginasEmail },
      { does: 'claim', actor: 'eve', guest: 0, status: 'YES', isMerged: true },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'read' },
    ],
  },
  'an invitation that is sent to another address leaves its guest': {
    steps: [
      { does: 'invite', actor: 'hana', contacts: [evesEmail] },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'readdress', actor: 'hana', guest: 2, to: ginasEmail, isSent: true },
      { does: 'message', actor: 'hana', guest: 2 },
      { does: 'signIn', actor: 'gina', kind: 'email' },
      { does: 'read' },
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
