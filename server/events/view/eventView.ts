import type { EventView, HostSettings } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { openPartOf } from '@festoon/contract/rules/events/locationLine'
import { modificationOf, readEvent } from '../../database/rows/eventRows.ts'
import { readExclusion } from '../../database/rows/exclusions.ts'
import { readGuestCounts } from '../../database/rows/guestCounts.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { openLink } from '../../rpc/access/access.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { eventInputOf } from '../eventColumns.ts'
import { shortLink } from '../shortLink.ts'
import { askedTimes } from './askedTimes.ts'
import { countSignUps } from './countSignUps.ts'
import { listAttendees } from './guestList.ts'
import { isFull } from './isFull.ts'
import { termsFor } from './termsFor.ts'
import { toLinkInvitee } from './toLinkInvitee.ts'
import { toOwnInvitee } from './toOwnInvitee.ts'
import { isAdmitted, visibilityOf, type Viewer } from './visibility.ts'

/** Returns an event with only the data that the viewer may see. */
export async function eventView(
  services: Pick<Services, 'db' | 'config' | 'keys' | 'clock'>,
  event: EventRow,
  viewer: Viewer,
): Promise<EventView> {
  const { db, config, clock } = services
  const sight = visibilityOf(event, viewer)
  const hosts = sight.isHost || sight.isCohost
  const [modificationId, counts, attendees, signUps, timesAsked, full] = await Promise.all([
    modificationOf(db, event),
    sight.guestList || hosts ? readGuestCounts(db, event.id) : null,
    sight.guestList ? listAttendees(services, event.id, sight.isVisitor ? 'stranger' : 'guest') : null,
    countSignUps(db, event.id, sight.own),
    askedTimes(db, event, sight, clock.now()),
    isFull(db, event, sight),
  ])
  return {
    id: event.id,
    url: `${config.origin}/event/${event.id}`,
    // Drafts aren't events yet. Only their organizers see them, through the operations for drafts.
    isDraft: false,
    isCreate: false,
    isPreview: false,
    title: event.title,
    description: event.description,
    photoUrl: event.photo_url,
    hostedBy: event.hosted_by,
    startTime: event.start_time ?? 0,
    endTime: event.end_time,
    dateUndecided: event.start_time === null,
    ...timesAsked,
    timeZone: event.time_zone,
    date: event.start_time === null ? '' : dayIn(event.start_time, event.time_zone),
    location: sight.address ? event.location : openPartOf(event.location),
    addressAudience: sight.addressAudience,
    colors: event.colors,
    animation: event.animation,
    lettering: event.lettering,
    backgroundAnimationUrl: event.background_url,
    videoBackgroundDisabled: event.video_disabled,
    playlistId: event.playlist_id,
    questions: event.questions,
    ...(event.head_details === null ? {} : { headDetails: event.head_details }),
    openInvite: event.open_invite,
    publicGuestList: event.public_guest_list,
    communicationPreference: event.communication_preference,
    hasWaitlist: event.has_waitlist,
    ...termsFor(event, { row: sight.own, isHost: hosts, isFull: full }, clock.now()),
    cancelledTimestamp: event.canceled_at,
    isHost: sight.isHost,
    isCohost: sight.isCohost,
    showGuestList: sight.guestList,
    goingCount: sight.guestList && counts ? counts.going : null,
    attendees,
    ...(signUps ? { signUps } : {}),
    invitee: sight.own ? inviteeFor(sight.own, viewer) : null,
    host: hosts && counts ? hostSettings(event, counts.guests, viewer, config) : null,
    modificationId,
  }
}

/**
 * Returns the viewer's invitee. If the viewer's account owns the row, includes the data that the account may see. Otherwise,
 * includes only the data that the personal link shows.
 */
function inviteeFor(row: InviteeRow, viewer: Viewer): Invitee {
  return viewer.kind === 'user' && row.user_id === viewer.userId ? toOwnInvitee(row) : toLinkInvitee(row)
}

function hostSettings(event: EventRow, guestCount: number, viewer: Viewer, config: Services['config']): HostSettings {
  const { remindersEnabled, hostNotification, capacity, addressFor, ...input } = eventInputOf(event)
  const { backgroundAnimationSearchQuery, prompt, inspirationId, suggestionTags, isFromQuickCreate, isClone } = input
  return {
    remindersEnabled,
    hostNotification,
    capacity,
    addressFor,
    backgroundAnimationSearchQuery,
    prompt,
    inspirationId,
    suggestionTags,
    isFromQuickCreate,
    isClone,
    revision: event.modification,
    lastSavedTimestamp: event.saved_at ?? event.created_at,
    guestCount,
    shortUrl: shortLink(config.origin, event.short_code),
    handoverUntil: event.handover_until,
    hasMusicWidget: viewer.kind === 'user' && config.musicWidgetUserIds.includes(viewer.userId),
  }
}

/** The credentials with which a caller opens an event: a session, a personal link, both, or neither. */
export interface Approach {
  session: Session | undefined
  inviteeId: string | undefined
  token: string | undefined
}

/**
 * Returns an event and its viewer, or undefined if the event doesn't exist. For a signed-in user, a personal link is ignored if
 * the user is on the guest list or the link's row belongs to another account. `keyRefused` is true if the token was checked and
 * is invalid.
 */
export async function approachEvent(
  services: Services,
  eventId: string,
  { session, inviteeId, token }: Approach,
): Promise<{ event: EventRow; viewer: Viewer; keyRefused: boolean } | undefined> {
  const event = await readEvent(services.db, eventId)
  if (!event) return undefined
  const callerRow = session && (await readInviteeOfUser(services.db, eventId, session.userId))
  if (session && callerRow && callerRow.rsvp_status !== 'HIDDEN')
    return { event, viewer: { kind: 'user', userId: session.userId, row: callerRow }, keyRefused: false }
  const hasKey = inviteeId !== undefined && token !== undefined
  const link = hasKey ? await openLink(services, { eventId, inviteeId, token }) : undefined
  const row = link?.guest
  const keyRefused = token !== undefined && !row
  if (session) {
    const unclaimedRow = row?.user_id === null ? row : undefined
    const isExcluded =
      link?.isRemoved === true ||
      (row !== undefined && !isAdmitted(row)) ||
      // A row that is left here was removed by a host.
      callerRow !== undefined ||
      (await readExclusion(services.db, eventId, session.userId)) !== undefined
    const viewer = { kind: 'user', userId: session.userId, row: unclaimedRow ?? callerRow, isExcluded } as const
    return { event, viewer, keyRefused }
  }
  if (row) return { event, viewer: { kind: 'guest', row }, keyRefused }
  return { event, viewer: { kind: 'visitor', isExcluded: link?.isRemoved === true }, keyRefused }
}
