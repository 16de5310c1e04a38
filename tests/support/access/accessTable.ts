import type { Reason } from '@festoon/contract/wire/failure'
import type { Access, Operation } from '@festoon/contract/wire/operation'
import { operations, type OperationName } from '@festoon/contract/wire/operations'

/**
 * Every kind of caller. `newcomer` has a brand-new account that has never sent an RSVP; the other strangers have. The host put
 * `waitlisted` on the waitlist and denied `denied` a spot. `removed` was a co-host until the host removed them; `otherHost` hosts
 * another event. `sibling` has verified the email address of a removed guest who had no account. `claimer` responded through the
 * personal link of someone who has been asked to co-host, but isn't that person. `stolenBearer` has a valid access token of another
 * person's session, in which that person hasn't recently proved that they are present.
 */
export const callers = [
  'anonymous',
  'identity',
  'newcomer',
  'otherUser',
  'otherHost',
  'guestUser',
  'waitlisted',
  'denied',
  'removed',
  'sibling',
  'claimer',
  'stolenBearer',
  'linkHolder',
  'removedLinkHolder',
  'cohost',
  'host',
] as const
export type CallerName = (typeof callers)[number]
export const people = [
  'newcomer',
  'otherUser',
  'otherHost',
  'guestUser',
  'waitlisted',
  'denied',
  'removed',
  'sibling',
  'claimer',
  'stolenBearer',
  'cohost',
  'host',
] as const
export type PersonName = (typeof people)[number]
/** Returns true if the caller has an account. */
export const isPerson = (caller: CallerName): caller is PersonName => people.some((name) => name === caller)

/** The callers that each access level admits. `linkHolder` passes an invitee's key in the input. */
export const admittedCallers: Record<Access, readonly CallerName[]> = {
  anyone: callers,
  identity: ['identity'],
  user: people,
  host: ['cohost', 'host'],
  organizer: ['host'],
  invitee: ['linkHolder'],
}

/** Returns the error that an access level returns to a caller it doesn't admit. */
export const refusal = (access: Access, caller: CallerName): Reason => {
  if (access === 'invitee') return 'inviteeTokenInvalid'
  return (access === 'host' || access === 'organizer') && isPerson(caller) ? 'forbidden' : 'unauthenticated'
}

/** Returns the error of an admitted call that lacks other prerequisites, or undefined if the call succeeds. */
export const ends = (name: OperationName, caller: CallerName): Reason | undefined => {
  const { needsProof = false }: Operation = operations[name]
  if (needsProof && caller === 'stolenBearer') return 'proofRequired'
  if (name === 'signInWithEmailAndCode' || name === 'signInWithPhoneAndCode') return 'codeExpired'
  if (name === 'signInWithInviteeCode') return 'codeInvalid'
  // A code for signing in was sent, but none for this purpose.
  if (name === 'getRsvpWithCode' || name === 'emailRsvp') return 'codeExpired'
  if (name === 'authenticate') return 'notFound'
  if (name === 'refetchAccessToken') return 'sessionExpired'
  if (name === 'signInWithRefreshToken' || name === 'optOut') return 'linkInvalid'
  if (name === 'signOutDevice' || name === 'getGallery' || name === 'getInspirations') return 'notFound'
  if (name === 'getEventImages') return 'taskNotFound'
  if (name === 'verifyCoinPurchase') return 'paymentNotFound'
  // Only the co-host has been invited to co-host, and no guest has the given id.
  if (name === 'addCohost') return 'inviteeNotFound'
  if (name === 'updateCohostStatus' && caller === 'claimer') return 'contactUnproven'
  if (name === 'updateCohostStatus') return caller === 'cohost' ? undefined : 'forbidden'
  // The host hasn't left.
  if (name === 'takeOverEvent') return 'eventHasHost'
  if (name === 'verifyWithPiiAndCode') return 'codeExpired'
  if (name === 'signInWithPasskey' || name === 'proveWithPasskey' || name === 'addPasskey') return 'passkeyInvalid'
  if (name === 'renamePasskey' || name === 'removePasskey') return 'notFound'
  // The contact isn't the caller's.
  if (name === 'sendProofCode' || name === 'proveWithCode' || name === 'removeContact') return 'notFound'
  if (name === 'confirmUserMerge') return 'mergeUnverified'
  // Messages and photos are only for the party's guests and hosts. A host must name the guest whose messages they want.
  const isAlbum = name.includes('Album')
  if (isAlbum || name === 'getEventMessageHistory' || name === 'getUserEventMessageHistory') {
    if (caller === 'removedLinkHolder') return 'inviteeTokenInvalid'
    const isHost = caller === 'host' || caller === 'cohost'
    if (isHost) return name === 'getUserEventMessageHistory' ? 'inviteeNotFound' : undefined
    // Waitlisted and denied guests aren't at the party, but keep the messages that were sent to them.
    if (caller === 'waitlisted' || caller === 'denied') return isAlbum ? 'forbidden' : undefined
    // The other people have sent an RSVP by now.
    const isGuest = isPerson(caller) && caller !== 'newcomer' && !isRemoved(caller)
    return isGuest || caller === 'linkHolder' ? undefined : 'forbidden'
  }
  const isRead = name === 'getSignUpList' || name === 'getTimes'
  if (isRead && caller === 'removedLinkHolder') return 'inviteeTokenInvalid'
  // The party has a date, so its times can no longer be proposed, answered or picked.
  if (name === 'proposeTimes' || name === 'pickTime') return 'conflict'
  if (name === 'answerTimes') {
    if (caller === 'removedLinkHolder') return 'inviteeTokenInvalid'
    return caller === 'denied' || caller === 'host' || caller === 'cohost' ? 'forbidden' : 'conflict'
  }
  if (name === 'claimItem') {
    if (caller === 'removedLinkHolder') return 'inviteeTokenInvalid'
    if (caller === 'waitlisted' || caller === 'denied') return 'notGoing'
    // The list is empty, and the other people have said yes by now.
    const isGuest = isPerson(caller) && caller !== 'newcomer' && !isRemoved(caller)
    return isGuest || caller === 'linkHolder' ? 'itemNotFound' : 'forbidden'
  }
  if (
    name === 'sendPrivateReply' ||
    name === 'deleteInvitees' ||
    name === 'editInvitee' ||
    name === 'getInviteeLink' ||
    name === 'markTexted'
  )
    return 'inviteeNotFound'
  if (name === 'setWaitlistStatus') return 'noWaitlist'
  // The draft id belongs to a published event, or to nothing.
  if (name === 'fetchDraft' || name === 'editEventDraft' || name === 'deleteDraft') return 'draftNotFound'
  if (name === 'previewMessages') return 'eventNotFound'
  // A removed guest can't come back, neither signed in nor through their old link.
  if (name === 'updateAttendance' && isRemoved(caller)) return 'inviteeNotFound'
  const usesKey = name === 'updateAttendanceByLink' || name === 'getEventPreview'
  return usesKey && caller === 'removedLinkHolder' ? 'inviteeTokenInvalid' : undefined
}

/** Returns true if the host removed the caller's account or one of their addresses. */
const isRemoved = (caller: CallerName): boolean => caller === 'removed' || caller === 'sibling'

/** The operations that no one can use on a canceled party. */
const overWhenClosed: ReadonlySet<string> = new Set<OperationName>([
  'addCohost',
  'addInvitees',
  'cancelEvent',
  'deleteInvitees',
  'deletePendingInvites',
  'editEventDetails',
  'editInvitee',
  'getCohostLink',
  'markTexted',
  'pickTime',
  'proposeTimes',
  'queueInvites',
  'sendInvites',
  'sendTemplateEmail',
  'setSignUpList',
  'setWaitlistStatus',
  'takeOverEvent',
  'updateAttendance',
  'updateAttendanceByLink',
  'updateAttendanceThroughEmail',
  'updateCohostStatus',
])

/** Returns the error of a call for another event: someone else's, a deleted one, a canceled one, or a suspended one. */
export function endsElsewhere(
  name: OperationName,
  where: 'foreign' | 'gone' | 'closed' | 'suspended',
  caller: CallerName,
) {
  const { access } = operations[name]
  // At someone else's party, `otherHost` is the host, and the link holder's key is invalid.
  const stranger = caller === 'otherHost' ? 'host' : caller === 'newcomer' || !isPerson(caller) ? caller : 'otherUser'
  const role = where !== 'foreign' ? caller : stranger === 'linkHolder' ? 'removedLinkHolder' : stranger
  const isAdmitted = admittedCallers[access].includes(role)
  // Only hosts learn about the suspension.
  if (where === 'suspended' && isAdmitted && (access === 'host' || access === 'organizer')) return 'eventSuspended'
  if (where === 'gone' || where === 'suspended') {
    if (access === 'invitee') return 'inviteeTokenInvalid'
    if (access !== 'anyone' && !isPerson(caller)) return 'unauthenticated'
    if (name === 'optOut') return 'linkInvalid'
    if (where === 'gone' && (name === 'getAlbumDetails' || name === 'getAlbumForElk')) return 'notFound'
    // Event ids are never reused.
    if (name === 'editEventDraft') return 'draftNotFound'
    const hasBadKey = caller === 'removedLinkHolder' || (caller === 'linkHolder' && where === 'gone')
    return name === 'updateAttendanceByLink' && hasBadKey ? 'inviteeTokenInvalid' : 'eventNotFound'
  }
  if (!isAdmitted) return refusal(access, role)
  const there = ends(name, role)
  if (where === 'foreign') return name === 'sendInvites' ? 'inviteeNotFound' : there
  if (overWhenClosed.has(name)) {
    const isRsvp = name === 'updateAttendance' || name === 'updateAttendanceByLink'
    // No guest belongs to the sibling's account, so the cancellation comes first.
    const isOut = isRsvp && there !== undefined && caller !== 'sibling'
    return isOut ? there : 'eventCancelled'
  }
  if (name === 'answerTimes' && there === 'conflict') return 'eventCancelled'
  // Without an invitation, they couldn't send an RSVP there.
  const isMember = there !== 'forbidden' && there !== 'inviteeTokenInvalid'
  const isForParty = name === 'claimItem' || name.includes('Album') || name.includes('MessageHistory')
  const isStranger = ['newcomer', 'otherUser', 'otherHost', 'stolenBearer'].includes(caller)
  if (isForParty && isStranger) return 'forbidden'
  return name === 'claimItem' && isMember ? 'eventCancelled' : there
}

/** Returns true if an operation is about an event, identified by its own id or its album's. */
export const isOfEvent = (name: OperationName): boolean => {
  const { access, input } = operations[name]
  return 'eventId' in input.shape || (access === 'anyone' && 'albumId' in input.shape)
}

const anothers: { readonly [Name in OperationName]?: Reason } = {
  confirmUserMerge: 'mergeUnverified',
  createEvent: 'conflict',
  deleteDraft: 'draftNotFound',
  fetchDraft: 'draftNotFound',
  generateEventImage: 'conflict',
  getElkUser: 'forbidden',
  getEventImages: 'taskNotFound',
  sampleEventImage: 'conflict',
  signOutDevice: 'notFound',
  updateElkUser: 'invalid',
  verifyCoinPurchase: 'paymentForeign',
  authenticate: 'identityInvalid',
}

/** Returns the error of a call for another account's draft, pictures, sessions, tokens, payment or address. */
export function endsForAnother(name: OperationName, caller: CallerName): Reason | undefined {
  const { access } = operations[name]
  if (!admittedCallers[access].includes(caller)) return refusal(access, caller)
  const { needsProof = false }: Operation = operations[name]
  return needsProof && caller === 'stolenBearer' ? 'proofRequired' : (anothers[name] ?? ends(name, caller))
}

/** Returns the error of a call by a person whose account was erased, who signed out, or whose identity token was used. */
export function endsOver(name: OperationName, whose: 'that was erased' | 'signed out', caller: CallerName) {
  const { access } = operations[name]
  if (access === 'user' && isPerson(caller)) return 'sessionExpired'
  if (!admittedCallers[access].includes(caller)) return refusal(access, caller)
  if (caller === 'identity' && access === 'identity' && whose === 'signed out') return 'identityInvalid'
  // The address can be used for a new account.
  if (name === 'authenticate') return 'notFound'
  return ends(name, isPerson(caller) ? 'anonymous' : caller)
}
