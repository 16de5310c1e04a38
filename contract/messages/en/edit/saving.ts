import { plural } from '../format.ts'

// Status (EDIT-09, EDIT-10)

export const savedAt = (time: string) => `Saved at ${time}`
export const savedAtOn = (time: string, date: string) => `Saved at ${time} on ${date}`
export const notSaved = (problem: string) => `Not saved yet. ${problem}`
export const keepTrying = "We'll keep trying."
export const changedElsewhere = "This party was just changed elsewhere. You're seeing the latest version."
export const unsavedChanges = 'Guests will see your changes once you save.'

// Save a party

export const fieldsInvalid = (count: number) =>
  plural(count, { one: 'One field needs another look.', other: `${count} fields need another look.` })
export const saved = 'Saved.'
export const savedAndNotified = "Saved. We'll let your guests know."
export const partyFailed = (supportEmail: string) =>
  `Sorry, something went wrong saving your party. Please try again. If the problem persists, please contact us at ${supportEmail}.`

// Changes to a live party (EDIT-14)

export const saveTheseChanges = 'Save these changes?'
export const changed = 'Changed'
/** The consequence of another time zone, such as "New York time (EST)", for proposed times. */
export const proposedTimesMove = (zone: string) =>
  `Your proposed times keep their hours, now in ${zone}. Answers stay with them.`
export const notifyGuests = 'Notify guests'
export const notifyGuestsHint = "We'll let them know what changed, by email, or by text if they prefer it."
export const whoIsNotified = 'Guests to notify'
export const audiences = { going: 'Going', invited: 'Invited', everyone: 'Everyone' }
export const audienceDetails = {
  going: 'Guests who are going.',
  invited: "Invited guests, except those who can't make it.",
  everyone: "All invited guests, even those who can't make it.",
}
export const noAudience = "There's no one to notify yet."
/** The guests without an email address or account. */
export const byHost = (count: number) =>
  plural(count, {
    one: "1 guest has no email address here, so we can't notify them. Once you've saved, you can text them from your phone.",
    other: `${count.toLocaleString('en-US')} guests have no email address here, so we can't notify them. Once you've saved, you can text them from your phone.`,
  })
export const unconfirmed = (count: number) =>
  plural(count, {
    one: "1 guest hasn't confirmed their email yet, so we'll ask them to first.",
    other: `${count.toLocaleString('en-US')} guests haven't confirmed their email yet, so we'll ask them to first.`,
  })
export const textThem = 'Text the others'
export const noteToGuests = 'Note to your guests'
export const notePlaceholder = 'We found a bigger garden!'
export const keepEditing = 'Keep editing'
export const saveChanges = 'Save changes'
/**
 * The label of the button. Short, so that both buttons fit on one line on a phone. Also shown next to the chosen guests. `count` is
 * undefined until it is known.
 */
export const saveAndNotify = (count: number | undefined) =>
  count === undefined ? 'Save and notify' : `Save and notify ${count.toLocaleString('en-US')}`

// Save a draft (ERR-27, ERR-28)

export const savingDraft = 'Saving your draft…'
export const draftSaved = 'Draft saved.'
export const draftFailed = (supportEmail: string) =>
  `Sorry, something went wrong saving your draft. Please try again. If the problem persists, please contact us at ${supportEmail}.`

// Two versions (DRAFT-07)

export const conflictTitle = 'This party was changed elsewhere'
export const conflictDetail =
  'This party was saved in another tab, on another device, or by another host while you were working on it. Which version do you want to keep?'
export const keepMine = 'Keep my version'
export const keepTheirs = 'Keep the other version'
export const mine = 'My version'
export const theirs = 'Other version'
export const yourChanges = 'Your changes'
export const savedElsewhere = 'Changes saved elsewhere'
export const noTitle = 'No title yet'
export const noTime = 'No time yet'
export const noPlace = 'No location yet'
export const noDescription = 'No description'
export const noQuestions = 'No questions'
export const background = 'Background'
export const sameGuests = 'Invite the same guests'

// Draft deleted elsewhere

export const draftDeletedTitle = 'This draft was deleted'
export const draftDeletedDetail =
  'It was deleted in another tab or on another device. You can keep your work here as a new draft.'
export const viewParties = 'View my parties'
export const keepAsNewDraft = 'Keep as a new draft'
/** A question in the comparison of two versions, with details that tell apart questions with the same text. */
export const questionLine = (question: string, isPerHead: boolean, condition: string | undefined) => {
  const details = [...(isPerHead ? ['per person'] : []), ...(condition === undefined ? [] : [condition])]
  return details.length === 0 ? question : `${question} (${details.join('; ')})`
}
