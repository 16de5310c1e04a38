// The terms of SMS (TEXT-04, TEXT-06)

export const title = 'About text messages'
export const gotIt = 'Got it'
export const whoTitle = 'Who sends the texts'
export const who =
  "Festoon, on behalf of your hosts. The party's hosts can see the number you RSVP with. Other guests can't."
export const whatTitle = 'What the texts are about'
export const what =
  'Changes and cancellations, reminders, waitlist updates, and messages from your hosts. If you host, new RSVPs too. No advertising.'
export const howOftenTitle = 'How often'
export const howOften =
  "Usually a few texts per party. We don't send reminders when it's night in the party's time zone."
export const costTitle = 'What texts cost and how to stop them'
export const cost =
  'Message and data rates may apply. Reply STOP to stop. Reply START to opt back in. You can also use Festoon without texts.'
export const questions = <Part>(email: Part) => [' Questions? Email ', email, '.']

// Asking for permission

export const fieldLabel = 'Text me about my parties'
export const fieldHint =
  'Festoon texts you updates, reminders, and messages from your hosts: a few texts per party. Message and data rates may apply. Reply STOP to stop.'
export const details = "What we'll text you"
export const promptTitle = 'May we text you about your parties?'
export const promptText =
  'Festoon texts you updates, reminders, and messages on behalf of your hosts: a few texts per party. Message and data rates may apply. Reply STOP to stop. '
export const decline = 'No thanks'
export const accept = 'Yes, text me'
export const accepted = "We'll text you about your parties."
export const declined = "Okay, we won't text you about your parties. You can change that in your profile."
