export const viewAs = 'View as'
export const preview = 'Preview'
export const backToEditing = 'Back to editing'
export const loading = 'Loading the preview…'

// The views, as listed in the menu

export const invited = 'Invited guest'
export const going = 'Guest who is going'
export const waitlisted = 'Waitlisted guest'
export const waitlistOff = 'Waitlisted guest (waitlist is off)'
export const stranger = 'Anyone with the link'
export const mail = 'Invitation email'
export const text = 'Texts'
export const linkCard = 'Link in a chat'

// The views, as described while they are shown

export const seesInvited = "This is what an invited guest who isn't signed in sees."
export const seesGoing = 'This is what a guest who is going sees.'
export const seesWaitlisted = 'This is what a guest on the waitlist sees.'
export const seesStranger = "This is what someone you didn't invite sees."
export const seesMail = 'This is the email that invited guests get.'
export const seesText = 'These are the texts about your party.'
export const seesLinkCard = 'This is how your link looks in a chat.'

// The content of the preview

export const yourName = 'Your name'
/** The name of the guest whose view is shown. */
export const viewer = 'Sam Rivera'
/** The names of the guests on the list of a party that has none yet. */
export const exampleGuests = {
  going: 'Ana Ortiz',
  withFriend: 'Ben Okafor',
  invited: 'Mia Lindqvist',
  notGoing: 'Tom Becker',
} as const
export const exampleNote = 'The guests in this preview are examples.'

// The messages

export const signInToSee = 'Sign in to see this'
export const addTimeToSee = 'Add a date and time to see this'
export const onPhone = 'The email on a phone'
export const onComputer = 'The email on a computer'
export const sharedText = 'When you share your link as a text'
export const reminders = {
  invited: "Reminder for guests who haven't RSVPed",
  going: 'Reminder for guests who are going',
} as const
export const remindersByText = 'Guests who chose texts get reminders like these. Others get them by email.'
export const remindersOff = "Reminders are off, so Festoon won't text your guests about the date."
export const remindersLater = 'Festoon sends reminders once the party has a date.'
/** The code of a short link that doesn't exist yet. */
export const exampleCode = 'PartyTime1'
