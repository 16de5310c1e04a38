// Manage guests (EVPAGE-14)

export const manageGuests = 'Manage guests'
export const guestList = 'Guest list'
export const guestListHint = 'Add guests, send invites, and see RSVPs.'
export const sendMessage = 'Send message'
export const sendMessageHint = "To everyone who's coming, or to another group."
export const pasteEmails = 'Paste emails'
export const pasteEmailsHint = 'From an email, a chat, or a spreadsheet.'
export const importGuests = 'Import guests'
export const importGuestsHint = 'From a spreadsheet, your contacts, or another app.'
export const downloadList = 'Download guest list'
export const downloadListHint = 'A CSV for your spreadsheet or the check-in table.'
export const sendPreview = 'Send preview invite'
export const sendPreviewHint = 'See the invite in your own inbox first.'

// Preview invite (EVPAGE-20)

export const previewDetail =
  "We'll email you the invite your guests will get. It's marked as a preview and contains no personal link."
export const previewSent = (email: string) => `Invite sent to ${email}.`
export const sendPreviewButton = 'Send preview'
export const email = 'Email'
export const emailInvalid = 'Please enter a valid email.'
export const cancel = 'Cancel'
