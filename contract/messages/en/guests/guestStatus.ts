// Filters of the host's guest list (GLIST-13)

export const filterAll = 'All'
export const filterUnsent = 'Unsent'
export const filterGoing = 'Going'
export const filterNotGoing = 'Not Going'
export const filterAwaiting = 'Awaiting'

// A guest's status in the list (GLIST-17)

export const unsent = 'Unsent'
export const sent = 'Sent'
export const yes = 'Yes'
export const no = 'No'

// A guest's standing on the waitlist, next to the name (INV-12)

export const waitlisted = 'Waitlisted'
export const denied = 'Denied'

// A guest's status in detail (INV-02, INV-05..09)

export const pending = 'Pending'
export const preparing = 'Preparing to Send'
export const delivered = 'Sent Successfully'
export const openedInvite = 'Opened Invite'
export const sendFailure = 'Send Failure'
export const opened = 'Opened'
export const attending = 'Attending'
export const declined = 'Declined'

// Reasons that an invite wasn't delivered (GLIST-12, INV-09)

export const inviteTurnedOff = 'This guest has turned off messages.'
export const inviteRefused = "The guest's mail server rejected the invite. Check the address and try again."
export const inviteBounced =
  "The invite bounced because this address can't receive email. Check the address and try again."
export const inviteUnreachable = "We couldn't send the invite. Please try again."
export const inviteCanceled = 'The party was canceled before the invite was sent.'
export const inviteOver = 'The party ended before the invite was sent.'

// Columns of the guest list file (CSV-02)

export const csvStatus = 'Status'
export const csvName = 'Name'
export const csvContact = 'Contact'
export const csvAdditionalGuests = 'Additional guests'
export const csvMessage = 'Message'

/** File name of a downloaded guest list (CSV-03). */
export const guestListFile = (title: string, date: string) => `Guestlist for ${title} - ${date}.csv`
