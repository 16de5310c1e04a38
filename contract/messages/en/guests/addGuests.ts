import { plural } from '../format.ts'

// Add a guest

export const addGuest = 'Add a guest'
export const add = 'Add'
export const nameOrEmail = 'Name or email'
export const nameOrEmailExample = 'Ana Ortiz <ana@example.com>'
export const name = 'Name'
export const nameMissing = 'Please enter a name.'
export const email = 'Email'
export const emailInvalid = 'Please enter a valid email.'
export const cancel = 'Cancel'
export const added = (guest: string) => `${guest} added.`
export const alreadyInvited = (guest: string) => `${guest} has already been invited.`

// Suggestions

export const createContact = 'Create Contact'
export const noMatches = 'No matches.'
export const onList = 'On the list'
export const sharedEvents = (count: number) => plural(count, { one: '1 shared event', other: `${count} shared events` })

// Pasted email addresses (VAL-50, VAL-52)

export const pastedInvalid = 'Please enter valid email addresses.'
export const pastedNothingNew = 'No new invites found in pasted text.'
