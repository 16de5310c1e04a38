import { guestFailureText, type FailureKind } from './guestFailureText.ts'

/**
 * What a person reads when something failed: what happened, and what to do (ERR-34). The one place where failures are put
 * into words, for the app and for the form without JavaScript. A new reason does not compile until it has a sentence.
 */
export const failureText: Readonly<Record<FailureKind, string>> = {
  ...guestFailureText,
  identityInvalid: 'Your sign-in took too long. Please ask for a new code.',
  forbidden: 'Only the host can do this.',
  codeInvalid: 'This code is not right.',
  codeExpired: 'This code does not work any more. Please ask for a new one.',
  linkInvalid: 'This link was used already, or is too old. Please sign in with a code.',
  mergeUnverified: 'Please confirm with a new code that this is yours.',
  notFound: 'We could not find that.',
  draftNotFound: 'This draft does not exist.',
  conflict: 'Somebody changed this in the meantime. Please reload the page.',
  requestReused: 'This was sent before with something else in it. Please reload the page and try again.',
  taskNotFound: 'These pictures are not there any more. Please generate them again.',
  alreadyInvited: 'Email has already been invited',
  inviteSent: 'Some of these invitations have been sent. Remove those guests instead.',
  organizerStays: 'A host is always on the guest list.',
  noWaitlist: 'This party has no waitlist. You can turn one on in its options.',
  connectedAddress: 'This guest is connected through an account, which keeps its own address.',
  memberNotFound: 'You have not been at a party with this person. Invite them by their e-mail address.',
  mailRefused: 'The mail server of this address refused it. Is the address right?',
  messagesOff: 'This address has turned off messages, so nothing was sent. Try another one.',
  csvUnreadable: 'Sorry, that CSV is not in a format we recognize.',
  accountExists: 'You already have an account. Please sign in again.',
  eventStarted: 'This party has begun: it can no longer be changed.',
  eventHasGuests: 'This party has guests. Cancel it first, so that they hear of it.',
  notEnoughCoins: 'You do not have enough coins for new pictures.',
  albumFull: 'This album is full.',
  paymentsOff: 'Coins cannot be bought here.',
  paymentNotFound: 'We could not find this payment. If your card was charged, write to us.',
  paymentForeign: 'This payment belongs to another account. Sign in to that one to get its coins.',
  paymentMismatch: 'This payment does not fit what was chosen. Please write to us.',
  paymentUnpaid: 'This payment has not been made. You can try again.',
  paymentRefunded: 'This payment was refunded, so it brings no coins.',
  draftLimit: 'You have a hundred drafts. Please throw one away before you save another.',
  unsupportedImage: 'We could not read this picture. Please use a PNG, JPEG or GIF.',
  imageTooSmall: 'This picture is too small. It must be at least 250 pixels wide and high.',
  providerFailed: 'The service that we asked did not answer. Please try again in a moment.',
}
