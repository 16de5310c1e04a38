import { list } from '../format.ts'

// Headings

export const planParty = 'Plan a party'
export const duplicateParty = 'Duplicate party'
export const finishParty = 'Finish planning your party'
export const editParty = 'Edit your party'

// Form

export const partyTitle = 'Party title'
export const titleExample = 'Name your party'
export const inviteSameGuests = 'Invite the same guests'
export const inviteSameGuestsHint =
  "They'll be copied to this party's guest list. No one is notified until you send the invites."
export const saveChanges = 'Save changes'
export const createParty = 'Create party'
export const signInAndCreate = 'Sign in and create'
export const saveAsDraft = 'Save as draft'
export const signInAndSaveAsDraft = 'Sign in and save as draft'
export const cancelParty = 'Cancel this party'
export const deleteParty = 'Delete this party'

// Unsaved work from earlier

export const startedEarlier = 'You started planning this party earlier.'
export const startOver = 'Start over'
export const startedOver = 'Started over.'
/** Shown instead of `startedEarlier` for a party whose changes the host saves explicitly. */
export const unsavedEarlier = 'You have unsaved changes.'
export const discard = 'Discard'
export const discarded = 'Changes discarded.'
export const undo = 'Undo'
export const usingOther = 'Using the other version.'
export const restoreMine = 'Restore my version'
export const draftBecameParty = "You've already created a party from this draft. Save your latest changes here."
/** Default title of a copy of a party (LIFE-07). */
export const copyOf = (title: string) => `Copy of ${title}`

// Side panel (PANEL-01, PANEL-02)

export const tools = 'Tools'
export const coverImage = 'Cover image'
export const background = 'Background'
export const guestQuestions = 'Guest questions'
export const eventOptions = 'Event options'
/** The tabs' labels on phones. */
export const coverShort = 'Cover'
export const questionsShort = 'Questions'
export const optionsShort = 'Options'
export const home = 'Home'
export const profile = 'Profile'
export const cancel = 'Cancel'
export const save = 'Save'

// Bar at the bottom (EDIT-04..07)

export const stillMissing = 'Still missing'
export const saveDraft = 'Save draft'
export const logInToSaveDraft = 'Log in to save draft'
export const missingItems = {
  title: 'a title',
  place: 'an address',
  start: 'a start time',
  cover: 'a cover image',
} as const
/** The label of the button on phones that leads to the next missing field. */
export const nextSteps = {
  title: 'Add a title',
  place: 'Add a place',
  start: 'Add a start time',
  cover: 'Add a cover image',
  confirm: 'Confirm the place',
} as const
export const stillNeeded = (items: readonly string[]) => `You still need ${list(items)} to create your party`
export const confirmLocation = 'Please confirm the location of your party'
export const stillNeededAndConfirm = (items: readonly string[]) =>
  `${stillNeeded(items)}. Please also confirm the location`

// Parties that can't be edited

export const notHost = "You can't edit this party"
export const notHostDetail = 'Only its hosts can.'
export const canceled = 'This party was canceled'
export const canceledDetail = 'It can no longer be changed. You can duplicate it for another day.'
export const started = 'This party has started'
export const startedDetail = 'It can no longer be changed. You can duplicate it for another day.'
export const viewInvitation = 'View invitation'
