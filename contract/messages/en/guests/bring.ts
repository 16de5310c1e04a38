// Who brings what: the sign-up list of a party

import { list, plural } from '../format.ts'

export const pageTitle = (title: string) => `Who brings what · ${title}`
/** An item, with its amount unless that is 1. */
export const amountOf = (item: string, amount: number) => (amount === 1 ? item : `${item} (${amount})`)

// Reminders

export const youBring = (items: readonly string[]) => `You're bringing: ${list(items)}.`

// The page

export const cancel = 'Cancel'
export const nothingTaken = 'Pick something to bring. The first choice is yours.'
export const nothingTakenYet = 'Nothing is taken yet. Guests who are going can pick something.'
export const allTaken = 'Everything is taken. Thank you!'
export const emptyTitle = 'Nothing to bring yet'
export const emptyForGuests = (host: string) =>
  `${host === '' ? 'The host' : host} hasn't asked for anything yet. Just bring yourself.`
export const full = 'Taken'
export const left = (count: number) => plural(count, { one: '1 left', other: `${count} left` })
export const soFar = (count: number) => (count === 0 ? 'As many as you like' : `${count} so far`)
export const you = 'You'
export const others = (count: number) => plural(count, { one: '1 by another guest', other: `${count} by other guests` })
export const amountLabel = 'Amount'
export const addNote = 'Add a note'
export const note = 'Note'
export const notePlaceholder = 'Vegan, no nuts'
export const noteForGuests = 'Guests and hosts can read it.'
export const noteForHosts = 'Only the hosts can read it.'
export const bring = "I'll bring it"
export const bringItem = (item: string) => `I'll bring ${item}`
export const change = 'Change'
export const changeItem = (item: string) => `Change ${item}`
export const save = 'Save'
export const giveBack = "I can't bring it"
export const giveBackItem = (item: string) => `I can't bring ${item}`
export const rsvpFirst = 'Coming? RSVP yes first, then pick something to bring.'
export const openInvitation = 'Open the invitation'
export const overNote = 'This party is over. The list shows who brought what.'
export const canceledNote = 'This party is canceled, so there is nothing to bring.'
export const brought = (item: string) => `Great, you're bringing “${item}”.`
export const gaveBack = (item: string) => `You're no longer bringing “${item}”. Someone else can pick it now.`

// The hosts' part

export const editList = 'Edit the list'
export const startTitle = 'What should guests bring?'
export const startNote =
  'Add a few items. Guests who are going pick what to bring, and the reminder before the party lists what they picked.'
export const startWith = 'Start with a list'
export const items = 'Items'
export const itemLabel = (position: number) => `Item ${position}`
export const wantedOf = (position: number) => `Amount of item ${position}`
export const anyAmount = 'Any'
export const amountHint = 'Leave the amount empty for no limit.'
export const firstItem = 'First item'
export const newItem = 'Another item'
export const addItem = 'Add item'
export const orAdd = 'Ideas'
export const addIdea = (item: string) => `Add ${item}`
export const moveUp = (item: string) => `Move ${item} up`
export const moveDown = (item: string) => `Move ${item} down`
export const remove = (item: string) => `Remove ${item}`
export const saveList = 'Save list'
export const listSaved = 'List saved.'
export const listFull = (max: number) => `A list can have up to ${max} items. Remove one to add another.`
export const alreadyTaken = (item: string, amount: number) =>
  plural(amount, {
    one: `A guest is already bringing “${item}”.`,
    other: `Guests are already bringing ${amount} of “${item}”.`,
  })
export const dropAnyway = 'Save anyway'
export const dropNote =
  "If you save anyway, those who signed up last will no longer bring it. They won't be notified, so let them know."
export const changedMeanwhile = "Another host just changed the list. Here's the latest version."

// Refused changes

export const onlyLeft = (item: string, count: number) =>
  count === 0
    ? `“${item}” is already taken. Pick something else.`
    : plural(count, { one: `Only 1 of “${item}” is left.`, other: `Only ${count} of “${item}” are left.` })
export const amountInvalid = (max: number) => `Enter an amount from 1 to ${max}.`
export const noteInvalid = (max: number) => `Notes can have up to ${max} characters, and no links.`
export const nameInvalid = (max: number) => `Item names can have up to ${max} characters, and no links.`
export const wantedInvalid = (max: number) => `Enter a number from 1 to ${max}, or leave it empty for no limit.`

// Examples and templates

export const ideas = ['Salad for 8', 'Ice', 'Drinks', 'A ride from the station', 'Folding chairs', 'Dessert'] as const
export const templates = [
  {
    name: 'Potluck',
    items: [
      ['Main dish', 3],
      ['Salad or side', 4],
      ['Dessert', 3],
      ['Drinks', null],
      ['Ice', 2],
      ['Plates and cups', 1],
    ],
  },
  {
    name: 'Rides',
    items: [
      ['Seat in my car, there', null],
      ['Seat in my car, back', null],
      ['A ride from the station', 2],
    ],
  },
  {
    name: 'Shifts',
    items: [
      ['Set up before', 3],
      ['Welcome guests', 2],
      ['Grill', 2],
      ['Clean up after', 4],
    ],
  },
] as const satisfies readonly { name: string; items: readonly (readonly [name: string, wanted: number | null])[] }[]
