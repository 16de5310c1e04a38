import { plural } from '../format.ts'

// Invite by name

export const addGuest = 'Invite by name'
export const add = 'Add'
export const nameOrEmail = 'Name or email'
export const nameOrEmailExample = 'Ana Ortiz <ana@example.com>'
export const name = 'Name'
export const nameMissing = 'Please enter a name.'
export const email = 'Email'
export const emailInvalid = 'Please enter a valid email.'
export const inviteBy = 'Invite by'
export const byEmail = 'Email'
export const byPhone = 'Phone'
export const inPerson = 'In person'
export const inPersonHint = "They won't get anything from us. You can copy their link later."
export const phone = 'Phone'
export const phoneHint = "We won't text this number. You can text them their link."
export const phoneInvalid = 'Please enter a valid phone number.'
export const phoneInvited = 'A guest with this number has already been invited.'
export const theirRsvp = 'Their RSVP'
export const noRsvpYet = 'Not yet'
export const rsvpYes = 'Yes'
export const rsvpMaybe = 'Maybe'
export const rsvpNo = 'No'
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

// Pasted entries that need the host

export const countryCodeMissing = 'Add the country code, such as +44.'
export const nameOfNumberMissing = 'Add a name.'
export const pairUnclear = "We can't tell whose email is whose. Put each person on their own line."
