import type { EventView, HostSettings } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { openGuest } from './access.ts'
import { eventInputOf } from './data/eventColumns.ts'
import { modificationOf, readEvent } from './data/events.ts'
import { readGuestCounts } from './data/guestCounts.ts'
import { listAttendees } from './data/guestList.ts'
import { readInviteeOfUser } from './data/invitees.ts'
import type { EventRow, InviteeRow } from './data/schema.ts'
import type { Session } from './data/sessions.ts'
import { toOwnInvitee } from './ownRow.ts'
import type { Services } from './services.ts'
import { toLinkInvitee } from './toLinkInvitee.ts'
import { sightOf, type Viewer } from './visibility.ts'

/** An event as one viewer may see it: what the viewer may not see is not in it. */
export async function eventView(
  { db, config }: Pick<Services, 'db' | 'config'>,
  event: EventRow,
  viewer: Viewer,
): Promise<EventView> {
  const sight = sightOf(event, viewer)
  const hosts = sight.isHost || sight.isCohost
  const [modificationId, counts, attendees] = await Promise.all([
    modificationOf(db, event),
    sight.guestList || hosts ? readGuestCounts(db, event.id) : null,
    sight.guestList ? listAttendees(db, event.id) : null,
  ])
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    photoUrl: event.photo_url,
    hostedBy: event.hosted_by,
    startTime: event.start_time,
    endTime: event.end_time,
    timeZone: event.time_zone,
    location: sight.address ? event.location : null,
    colors: event.colors,
    animation: event.animation,
    backgroundAnimationUrl: event.background_url,
    videoBackgroundDisabled: event.video_disabled,
    playlistId: event.playlist_id,
    questions: event.questions,
    openInvite: event.open_invite,
    publicGuestList: event.public_guest_list,
    communicationPreference: event.communication_preference,
    hasWaitlist: event.has_waitlist,
    cancelledTimestamp: event.cancelled_at,
    isHost: sight.isHost,
    isCohost: sight.isCohost,
    goingCount: sight.guestList && counts ? counts.going : null,
    attendees,
    invitee: sight.own ? inviteeFor(sight.own, viewer) : null,
    host: hosts && counts ? hostSettings(event, counts.guests, viewer, config) : null,
    modificationId,
  }
}

/** To the account that has a row it is its own, and to nobody who merely holds its link. */
function inviteeFor(row: InviteeRow, viewer: Viewer): Invitee {
  return viewer.kind === 'user' && row.user_id === viewer.userId ? toOwnInvitee(row) : toLinkInvitee(row)
}

function hostSettings(event: EventRow, guestCount: number, viewer: Viewer, config: Services['config']): HostSettings {
  const { remindersEnabled, hostNotification, capacity, ...input } = eventInputOf(event)
  const { backgroundAnimationSearchQuery, prompt, inspirationId, suggestionTags, isFromQuickCreate } = input
  return {
    remindersEnabled,
    hostNotification,
    capacity,
    backgroundAnimationSearchQuery,
    prompt,
    inspirationId,
    suggestionTags,
    isFromQuickCreate,
    revision: event.modification,
    guestCount,
    hasMusicWidget: viewer.kind === 'user' && config.musicWidgetUserIds.includes(viewer.userId),
  }
}

/** How a caller comes to an event: signed in, by a personal link, or neither. */
export interface Approach {
  session: Session | undefined
  inviteeId: string | undefined
  token: string | undefined
}

/**
 * The event and who looks at it, or what is wrong: `keyRefused` when an invitee was named whose token does not fit. A
 * session counts for more than a personal link; whoever is signed in and has no row here comes as the link's guest, when
 * that row is nobody's yet; so does whoever was removed, and invited again.
 */
export async function approachEvent(
  services: Services,
  eventId: string,
  { session, inviteeId, token }: Approach,
): Promise<{ event: EventRow; viewer: Viewer; keyRefused: boolean } | undefined> {
  const event = await readEvent(services.db, eventId)
  if (!event) return undefined
  const own = session && (await readInviteeOfUser(services.db, eventId, session.userId))
  if (session && own && own.rsvp_status !== 'HIDDEN')
    return { event, viewer: { kind: 'user', userId: session.userId, row: own }, keyRefused: false }
  const hasKey = inviteeId !== undefined && token !== undefined
  const row = hasKey ? await openGuest(services, { eventId, inviteeId, token }) : undefined
  const keyRefused = token !== undefined && !row
  if (session) {
    const unclaimed = row?.user_id === null ? row : undefined
    return { event, viewer: { kind: 'user', userId: session.userId, row: unclaimed ?? own }, keyRefused }
  }
  return { event, viewer: row ? { kind: 'guest', row } : { kind: 'visitor' }, keyRefused }
}
