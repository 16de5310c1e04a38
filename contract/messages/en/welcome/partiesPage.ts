// Hero (WELC-14)

export const title = 'Fun AI Party Invites'
export const intro =
  "Tell us what you're celebrating. Festoon picks an image, writes the text, and keeps track of every RSVP."
export const createParty = 'Create a party'
export const myParties = 'My parties'
export const free = "Free to send. Your guests don't need an account."
export const sampleInvitations = 'Sample invitations'

// Galleries (WELC-06..09, WELC-16)

export const celebrating = 'What are you celebrating?'
export const themes = 'Themes'
export const viewGallery = 'View gallery'
/** Labels of the buttons that scroll a row of cards, followed by the row's name. */
export const backInRow = 'Show earlier themes'
export const onInRow = 'Show more themes'

// Next holidays (WELC-20)

export const holidays = 'Next on the calendar'
export const holidaysDetail = 'Start with one of these and make it yours.'
export const makeItMine = 'Make it mine'

// Benefits for hosts

export const benefits = 'What you can count on'
export const linkTitle = 'A link is all they need'
export const linkDetail =
  'Guests open it and RSVP. No account, no app, no password, and it works on the slowest phone in the family.'
export const guestListTitle = 'A guest list you can trust'
export const guestListDetail = 'RSVPs appear live, plus-ones included, so you know how much cake to buy.'
export const privacyTitle = 'Addresses stay private'
export const privacyDetail =
  'You decide who sees the address: everyone with the link, people who sign in, or only confirmed guests. Link previews never show it.'

// Newsletter (WELC-03)

export const newsletter = 'One good idea a month'
export const newsletterDetail =
  'New themes, party games that work, and recipes for forty. One email a month, and you can unsubscribe anytime.'
export const newsletterEmail = 'Email for the newsletter'
export const emailExample = 'you@example.com'
/** Label of a hidden field that only bots fill in. */
export const leaveEmpty = 'Leave this empty'
export const signMeUp = 'Sign me up'
export const signingUp = 'Signing you up…'
export const signedUp = "You're on the list."
export const signedUpDetail = 'If we email you to confirm your address, follow the link in that email.'
