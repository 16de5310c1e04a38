// The email that asks guests to confirm the address that they, or anyone else, entered for a party. It holds nothing that a person wrote.

export const subject = 'Confirm your email address'
export const preview = 'Confirm it to get messages about a party by email.'
export const heading = 'Is this your email address?'

/** The first sentence, by the kind of the message that isn't sent before the confirmation. */
export const reasons = {
  invitation: 'You were invited to a party.',
  message: "There's a message for you from the hosts of a party.",
  changed: 'The details of a party have changed.',
  picked: 'A party now has a date.',
  canceled: 'A party was canceled.',
  promoted: "You've got a spot at a party.",
  responsesNeeded: 'The hosts of a party have questions for you.',
  reminder: 'A party is coming up soon.',
  decide: 'The hosts of a party need your yes or no.',
} as const
export const whyAsked = (day: string) =>
  `This address has been on the guest list since ${day}. Before we send you the details, please confirm that it's yours.`
export const confirmAndRead = 'Confirm and read'
export const unexpected =
  "If you didn't RSVP to a party, you can ignore this email. We won't send you any messages from the hosts unless you confirm. If you don't want to be asked again, turn off messages below."

// The page that the email links to

export const pageTitle = 'Confirm your email address · Festoon'
export const pageText = 'To read about the party and get its messages by email, confirm that the address is yours.'

export const linkEnded = 'This link no longer works'
export const whyEnded =
  "The address on the guest list has changed, the guest was removed, or the party no longer exists. If you're expecting messages, open your invitation or ask the host."
