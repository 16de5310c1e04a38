import { plural } from './format.ts'

// Delete a draft

export const draftDeleted = 'Draft deleted.'
export const deleteDraftTitle = 'Delete this draft?'
export const deleteDraftText = <Part>(title: Part) => [title, ' will be deleted for good. No one has been invited yet.']
export const deleteDraft = 'Delete draft'
export const keepDraft = 'Keep draft'
export const draftError = 'Draft Error'
export const draftMissing = 'This draft does not exist.'
export const viewDrafts = 'View my drafts'

// Delete a party

export const partyDeleted = 'Party deleted.'
export const deletePartyTitle = 'Delete this party?'
export const deletePartyText = <Part>(title: Part) => [
  title,
  ' will be deleted for good, along with its guest list, messages, and photos.',
]
export const deleteParty = 'Delete party'
export const keepParty = 'Keep party'

// Cancel a party

export const canceled = 'Party canceled.'
export const canceledAndNotified = "Party canceled. We'll let your guests know."
export const cancelPartyTitle = 'Cancel this party?'
export const cancelPartyText = <Part>(title: Part) => [title, " will be canceled. This can't be undone."]
export const cancelParty = 'Cancel party'
export const notifyGuests = 'Notify guests'
export const notifyGuestsHint = "We'll let invited guests know that it's canceled, except those who can't make it."
export const unconfirmed = (count: number) =>
  plural(count, {
    one: "1 guest hasn't confirmed their email yet, so we'll ask them to first.",
    other: `${count.toLocaleString('en-US')} guests haven't confirmed their email yet, so we'll ask them to first.`,
  })
export const messageNotAllowed =
  "You can't send a message to so many guests right now. Clear the message to cancel the party. We'll still let your guests know."
export const messageLabel = 'Message to your guests'
export const messagePlaceholder = "The weather has other plans. We'll find another day."
