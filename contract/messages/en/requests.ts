// Invalid request fields, shown to API client developers

export const pageTokenInvalid = 'Invalid page token'
export const eventIdInvalid = 'Invalid event ID'
export const columnsInvalid = 'Invalid column selection'
export const requestIdMismatch = 'Must match the request ID in the header'
export const smsPermissionMismatch = 'Conflicts with grantedTextPermission'

// Messages that can't be sent

export const replyToUnverified = 'Replies can only go to an email address in your profile. Add this one there first.'

// Guests that can't be added

export const notMutualMember = "You can only choose people who've shared a party with you."
export const alreadyInvited = (guest: string) => `${guest} has already been invited.`

// The RSVP form of browsers without JavaScript

export const rsvpUnstorable = "Your RSVP contains characters we can't save. Remove them and try again."

// Failures outside the API

export const badRequest = "We couldn't understand this request."
export const notFound = 'Not found'
export const goHome = 'Go to the home page'

// Description in the OpenRPC document

export const openRpcDescription = 'Send each call as a POST request to /json/{x-service}.'
