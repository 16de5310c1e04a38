import type { FailureKind } from '../../wire/failure.ts'
import { guestFailures } from './guests/guestFailures.ts'

/** Error messages for all kinds of failures (ERR-34). A missing message is a compile error. */
export const failures = {
  ...guestFailures,
  // Hosts see it, too.
  inviteeNotFound: 'This invitation is no longer on the guest list.',
  identityInvalid: 'Your sign-in took too long. Please start over.',
  forbidden: "You don't have permission to do this.",
  codeInvalid: "That code isn't right. Check it and try again.",
  codeExpired: 'That code no longer works. Please request a new one.',
  linkInvalid: 'This link no longer works. Please sign in with a code, or ask for a new link.',
  contactUnproven:
    'To co-host, first add the email address or phone number that was invited to your profile, or ask the host for the co-host link.',
  mergeUnverified: 'That took too long. Please add the email or phone number again.',
  notFound: "We couldn't find that.",
  draftNotFound: "We couldn't find this draft.",
  conflict: 'Someone else changed this in the meantime. Please reload the page.',
  requestReused: 'You already sent this with different details. Please reload the page and try again.',
  taskNotFound: 'These images are no longer available. Please generate them again.',
  alreadyInvited: 'Email has already been invited',
  inviteSent: 'Some of these invites have already been sent. Remove those guests instead.',
  organizerStays: "The host is always going and can't be removed. Hosts and co-hosts can't be waitlisted.",
  noWaitlist: 'This party has no waitlist. You can turn one on in its options.',
  connectedAddress: 'This guest has an account. Only they can change their email address.',
  memberNotFound: "You haven't shared a party with this person. Invite them by email instead.",
  mailRefused: 'This email address was rejected. Check it and try again.',
  messagesOff: 'Messages are turned off for this address, so nothing was sent. Try a different address.',
  sendingLimit:
    "That's more people than you can reach right now. Send to fewer people, or try again tomorrow. Your limit grows over your first week.",
  csvUnreadable: 'Sorry, that CSV is not in a format we recognize.',
  accountExists: 'This invitation already belongs to an account. Please sign in.',
  eventStarted: 'This party has already started and can no longer be changed.',
  eventHasGuests: 'This party has guests. Cancel it first so we can let them know.',
  eventHasHost: 'Another co-host has already taken over this party.',
  notEnoughCoins: "You don't have enough coins to generate new images.",
  albumFull: 'This album is full. You can add photos again once some are deleted.',
  paymentsOff: "You can't buy coins on this site.",
  paymentNotFound: "We couldn't find this payment. If your card was charged, please contact us.",
  paymentForeign: 'This payment belongs to another account. Sign in to that account to get the coins.',
  paymentMismatch: "This payment doesn't match what you chose. Please contact us.",
  paymentUnpaid: "This payment didn't go through. You can try again.",
  paymentRefunded: 'This payment was refunded, so no coins were added.',
  draftLimit: 'You already have 100 drafts. Please delete one before saving another.',
  unsupportedImage: "We couldn't read this image. Please use a PNG, JPEG, or GIF.",
  imageTooSmall: "This image is too small. Choose one that's at least 250 × 250 pixels.",
  providerFailed: "A service we rely on didn't respond. Please try again in a moment.",
} as const satisfies Record<FailureKind, string>
