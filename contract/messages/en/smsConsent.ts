// The terms of SMS (TEXT-04, TEXT-06)

export const title = 'About text messages'
export const gotIt = 'Got it'
export const whoTitle = 'Who sends the texts'
export const who = 'Festoon, on behalf of the hosts who invite you. No one else gets your number.'
export const whatTitle = 'What the texts are about'
export const what =
  'Invitations, changes to the time or place, a reminder before the party, and messages your host sends to all guests. No advertising.'
export const howOftenTitle = 'How often'
export const howOften = 'A few texts per party, and none at night.'
export const costTitle = 'What texts cost and how to stop them'
export const cost =
  "Message and data rates may apply. Reply STOP to opt out or START to opt back in, or change this setting in your profile at any time. If you turn texts off in your profile, you'll still get codes you request. You can also use Festoon without texts."
export const questions = <Part>(email: Part) => [' Questions? Email ', email, '.']

// Asking for permission

export const fieldLabel = 'Text me about my parties'
export const fieldHint =
  'Festoon texts you invitations, updates and a reminder: a few texts per party. Message and data rates may apply. Reply STOP to opt out.'
export const details = "What we'll text you"
export const promptTitle = 'May we text you about your parties?'
export const promptText =
  'Festoon texts you invitations, updates and a reminder on behalf of your hosts: a few texts per party. Message and data rates may apply. Reply STOP to opt out. '
export const decline = 'No texts'
export const accept = 'Yes, text me'
export const accepted = "We'll text you about your parties."
export const declined = 'Okay, no texts. You can change that in your profile.'
