// Filters of the host's guest list (GLIST-13)

export const filterAll = 'All'
export const filterUnsent = 'Unsent'
export const filterGoing = 'Going'
export const filterNotGoing = 'Not Going'
export const filterAwaiting = 'Awaiting'

// A guest's status in the list (GLIST-17)

export const unsent = 'Unsent'
/** The status of a guest without an email address or account, before a host has texted the guest's link. */
export const toText = 'To text'
/** The status of such a guest once a host has texted the guest's link. */
export const texted = 'Texted'
export const sent = 'Sent'
export const yes = 'Yes'
export const no = 'No'
export const maybe = 'Maybe'

// A guest's standing on the waitlist, next to the name (INV-12)

export const waitlisted = 'Waitlisted'
export const denied = 'Denied'

// A guest's status in detail (INV-02, INV-05..09)

export const pending = 'Pending'
export const preparing = 'Preparing to Send'
export const notTexted = 'Not texted yet'
export const delivered = 'Sent Successfully'
export const openedInvite = 'Opened Invite'
export const sendFailure = 'Send Failure'
export const opened = 'Opened'
export const attending = 'Attending'
export const declined = 'Declined'
export const saidMaybe = 'Might come'

// Reasons that an invite wasn't delivered (GLIST-12, INV-09)

export const inviteTurnedOff = 'This guest has turned off messages.'
export const inviteRefused = "The guest's mail server rejected the invite. Check the address and try again."
export const inviteUnsupported =
  "The guest's mail server doesn't accept accents or other scripts before the @. Use another address."
export const inviteBounced =
  "The invite bounced because this address can't receive email. Check the address and try again."
export const inviteUnreachable = "We couldn't send the invite. Please try again."
export const inviteCanceled = 'The party was canceled before the invite was sent.'
export const inviteOver = 'The party ended before the invite was sent.'
export const inviteUnconfirmed = 'The guest entered this address and has yet to confirm it. Try again later.'

// Columns of the guest list file (CSV-02)

export const csvStatus = 'Status'
export const csvName = 'Name'
export const csvContact = 'Contact'
export const csvAdditionalGuests = 'Additional guests'
export const csvMessage = 'Message'
export const csvChildren = 'Children'
export const csvPlusOneNames = 'Names of plus-ones'
export const csvDiets = 'Diets'
export const csvDietNote = 'Note for the caterer'

/** File name of a downloaded guest list (CSV-03). */
export const guestListFile = (title: string, date: string) => `Guestlist for ${title} - ${date}.csv`

// Responses to questions

const enumeration = new Intl.ListFormat('en-US', { type: 'unit', style: 'short' })
/** The options that a guest chose, such as "Fish, Cake". */
export const choices = (options: readonly string[]) => enumeration.format(options)
/** An option and the number of people who get it, such as "Fish 2". */
export const optionCount = (option: string, count: number) => `${option} ${count}`
const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })
/** The condition of a question. */
export const onlyIf = (responses: readonly string[], question: string) =>
  `Only if ${alternatives.format(responses)} to “${question}”`
