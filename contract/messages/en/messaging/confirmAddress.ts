// The email that asks guests to confirm the address that they, or anyone else, entered for a party. It holds nothing that a person wrote.

export const subject = 'Confirm your email address'
export const preview = 'Then you get the messages about a party by email.'
export const heading = 'Is this your email address?'

/** The first sentence, by the kind of the message that isn't sent before the confirmation. */
export const reasons = {
  message: 'The hosts of a party that was answered with this address have sent a message.',
  changed: 'A party that was answered with this address has changed.',
  picked: 'A party that was answered with this address has a date.',
  canceled: 'A party that was answered with this address was canceled.',
  promoted: 'A spot is free for you at a party that was answered with this address.',
  responsesNeeded: 'A party that was answered with this address has questions for you.',
  reminder: 'A party that was answered with this address takes place soon.',
  decide: 'A party that was answered with this address is waiting for a yes or no.',
} as const
export const whyAsked = (day: string) =>
  `Someone, probably you, has been on its guest list with this address since ${day}. Before we send you the details, please confirm that the address is yours.`
export const confirmAndRead = 'Confirm and read'
export const unexpected =
  "If it wasn't you, you don't need to do anything. Unless you confirm, we won't send you any messages from the hosts. To not be asked again, turn off messages below."

// The page that the email links to

export const pageTitle = 'Confirm your email address · Festoon'
export const pageText = 'To read about the party and get its messages by email, confirm that the address is yours.'

export const linkEnded = 'This link no longer works'
export const whyEnded =
  "The guest's email address was changed, the guest was removed, or the party no longer exists. If you still expect messages, open your invitation or ask the host."
