import type { Reason } from '@festoon/contract/wire/failure'
import type { Access } from '@festoon/contract/wire/operation'
import { operations, type OperationName } from '@festoon/contract/wire/operations'

/** Everybody who may knock. `removed` was a co-host before the host removed them; `otherHost` hosts another event. */
export const callers = [
  'anonymous',
  'identity',
  'otherUser',
  'otherHost',
  'guestUser',
  'removed',
  'linkHolder',
  'removedLinkHolder',
  'cohost',
  'host',
] as const
export type CallerName = (typeof callers)[number]
export const people = ['otherUser', 'otherHost', 'guestUser', 'removed', 'cohost', 'host'] as const
export type PersonName = (typeof people)[number]
/** Tells who has an account. */
export const isPerson = (caller: CallerName): caller is PersonName => people.some((name) => name === caller)

/** Whom each gate lets in. `linkHolder` carries an invitee's key in the input. */
export const admitted: Record<Access, readonly CallerName[]> = {
  anyone: callers,
  identity: ['identity'],
  user: people,
  host: ['cohost', 'host'],
  organizer: ['host'],
  invitee: ['linkHolder'],
}

/** The failure that a gate returns to a caller it refuses. */
export const refusal = (access: Access, caller: CallerName): Reason => {
  if (access === 'invitee') return 'inviteeTokenInvalid'
  return (access === 'host' || access === 'organizer') && isPerson(caller) ? 'forbidden' : 'unauthenticated'
}

/** How an admitted call ends where it does not succeed: what it needs beside the right to call is not here. */
export const ends = (name: OperationName, caller: CallerName): Reason | undefined => {
  if (name === 'signInWithEmailAndCode' || name === 'signInWithPhoneAndCode') return 'codeExpired'
  if (name === 'signInWithInviteeCode') return 'codeInvalid'
  if (name === 'authenticate') return 'notFound'
  if (name === 'refetchAccessToken') return 'sessionExpired'
  if (name === 'signInWithRefreshToken' || name === 'optOut') return 'linkInvalid'
  if (name === 'signOutDevice' || name === 'getGallery' || name === 'getInspirations') return 'notFound'
  if (name === 'getEventImages') return 'taskNotFound'
  if (name === 'verifyCoinPurchase') return 'paymentNotFound'
  // Nobody but the co-host is asked to be one, and no guest of that id to be another.
  if (name === 'addCohost') return 'inviteeNotFound'
  if (name === 'updateCohostStatus') return caller === 'cohost' ? undefined : 'forbidden'
  if (name === 'verifyWithPiiAndCode') return 'codeExpired'
  if (name === 'confirmUserMerge') return 'mergeUnverified'
  // Messages and photos are for who is part of the party; a host names whose messages they are.
  const isAlbum = name.includes('Album')
  if (isAlbum || name === 'getEventMessageHistory' || name === 'getUserEventMessageHistory') {
    if (caller === 'removedLinkHolder') return 'inviteeTokenInvalid'
    const isHost = caller === 'host' || caller === 'cohost'
    if (isHost) return name === 'getUserEventMessageHistory' ? 'inviteeNotFound' : undefined
    // The other people have answered by now.
    return (isPerson(caller) && caller !== 'removed') || caller === 'linkHolder' ? undefined : 'forbidden'
  }
  if (name === 'sendPrivateReply' || name === 'deleteInvitees' || name === 'editInvitee') return 'inviteeNotFound'
  if (name === 'setWaitlistStatus') return 'noWaitlist'
  // What a draft is named by is a live event, or nothing.
  if (name === 'fetchDraft' || name === 'editEventDraft' || name === 'deleteDraft') return 'draftNotFound'
  // A removed guest does not come back: neither signed in nor by the link that was theirs.
  if (name === 'updateAttendance' && caller === 'removed') return 'inviteeNotFound'
  const usesKey = name === 'updateAttendanceByLink' || name === 'getEventPreview'
  return usesKey && caller === 'removedLinkHolder' ? 'inviteeTokenInvalid' : undefined
}

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
  'queueInvites',
  'sendInvites',
  'sendTemplateEmail',
  'setWaitlistStatus',
  'updateAttendance',
  'updateAttendanceByLink',
  'updateAttendanceThroughEmail',
  'updateCohostStatus',
])

/** The outcome of a call that names another event: someone else's, a deleted one or a canceled one. */
export function endsElsewhere(name: OperationName, where: 'foreign' | 'gone' | 'closed', caller: CallerName) {
  const { access } = operations[name]
  // At a stranger's party its host is the host, and whoever has a key has one that does not fit.
  const stranger = isPerson(caller) ? (caller === 'otherHost' ? 'host' : 'otherUser') : caller
  const role = where !== 'foreign' ? caller : stranger === 'linkHolder' ? 'removedLinkHolder' : stranger
  const isAdmitted = admitted[access].includes(role)
  if (where === 'gone') {
    if (access === 'invitee') return 'inviteeTokenInvalid'
    if (access !== 'anyone' && !isPerson(caller)) return 'unauthenticated'
    if (name === 'optOut') return 'linkInvalid'
    if (name === 'getAlbumDetails' || name === 'getAlbumForElk') return 'notFound'
    // Its id is never used again.
    if (name === 'editEventDraft') return 'draftNotFound'
    return name === 'updateAttendanceByLink' && caller.endsWith('inkHolder') ? 'inviteeTokenInvalid' : 'eventNotFound'
  }
  if (!isAdmitted) return refusal(access, role)
  const there = ends(name, role)
  if (where === 'foreign') return name === 'sendInvites' ? 'inviteeNotFound' : there
  if (overWhenClosed.has(name)) {
    const isOut = (name === 'updateAttendance' || name === 'updateAttendanceByLink') && there !== undefined
    return isOut ? there : 'eventCancelled'
  }
  // Nobody could answer there who was not invited.
  const isForParty = name.includes('Album') || name.includes('MessageHistory')
  return isForParty && (caller === 'otherUser' || caller === 'otherHost') ? 'forbidden' : there
}

/** Tells which operations are about an event: by its id, or by that of its album. */
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
  updateElkUser: 'notFound',
  verifyCoinPurchase: 'paymentForeign',
  authenticate: 'identityInvalid',
}

/** How a call ends that names what belongs to another's account: its draft, pictures, sessions, tokens, payment or address. */
export function endsForAnother(name: OperationName, caller: CallerName): Reason | undefined {
  const { access } = operations[name]
  if (!admitted[access].includes(caller)) return refusal(access, caller)
  return anothers[name] ?? ends(name, caller)
}

/** The outcome of a call by a person whose account was erased, or whose session or identity token has expired. */
export function endsOver(name: OperationName, whose: 'that is gone' | 'signed out', caller: CallerName) {
  const { access } = operations[name]
  if (access === 'user' && isPerson(caller)) return 'sessionExpired'
  if (!admitted[access].includes(caller)) return refusal(access, caller)
  if (caller === 'identity' && access === 'identity' && whose === 'signed out') return 'identityInvalid'
  // The address can have an account anew.
  if (name === 'authenticate') return 'notFound'
  return ends(name, isPerson(caller) ? 'anonymous' : caller)
}
