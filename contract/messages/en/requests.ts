// Problems with the fields of a call, for developers of clients

export const pageTokenInvalid = 'Invalid page token'
export const eventIdInvalid = 'Invalid event ID'
export const columnsInvalid = 'Invalid column selection'
export const requestIdMismatch = 'Must match the request ID in the header'
export const smsPermissionMismatch = 'Conflicts with grantedTextPermission'

// Problems with the guests of a call

export const notMutualMember = "You can only choose people you've been to a party with."
export const alreadyInvited = (guest: string) => `${guest} is already invited.`

// The RSVP form of browsers without JavaScript

export const rsvpRequired = 'Choose Yes or No.'
export const rsvpUnstorable = "Your RSVP contains characters we can't save. Remove them and try again."

// Failures outside calls

export const badRequest = "We couldn't understand this request."
export const notFound = 'Not found'
export const goHome = 'Go to the home page'

// The description of all calls

export const openRpcDescription = 'Send each call as a POST request to /json/{x-service}.'
