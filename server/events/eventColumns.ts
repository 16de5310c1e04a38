import type { EventInput } from '@festoon/contract/nouns/event'
import { hasDate } from '@festoon/contract/rules/dates/past'
import { dayIn, instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { neverPast } from '../database/rows/eventRows.ts'
import type { EventRow } from '../database/schema.ts'

/**
 * Returns the time in ms from which an event counts as past (contract/rules/dates/past.ts): its end or, if it has none, the end
 * of the day it starts on. An event without a date is never past.
 */
function pastFrom(event: Pick<EventInput, 'startTime' | 'endTime' | 'timeZone'>): number {
  if (!hasDate(event)) return neverPast
  const { startTime, endTime, timeZone } = event
  if (endTime > 0) return endTime
  const { year, month, day } = wallTime(startTime, timeZone)
  const next = instantOf({ year, month, day: day + 1, hour: 0, minute: 0 }, timeZone)
  // In a zone whose clocks skip midnight, the day ends at the skip.
  return dayIn(next - 1, timeZone) === dayIn(startTime, timeZone) ? next : next - 3_600_000
}

/** Converts an event that a host entered to columns of the `events` table. */
export function eventColumns(event: EventInput) {
  const { backgroundAnimationSearchQuery, prompt, inspirationId, suggestionTags, isFromQuickCreate, isClone } = event
  return {
    title: event.title,
    description: event.description,
    photo_url: event.photoUrl,
    start_time: hasDate(event) ? event.startTime : null,
    end_time: event.endTime,
    time_zone: event.timeZone,
    past_from: pastFrom(event),
    // A rescheduled event may get contacts again.
    contacts_erased: false,
    location: JSON.stringify(event.location),
    colors: JSON.stringify(event.colors),
    animation: event.animation,
    lettering: event.lettering,
    background_url: event.backgroundAnimationUrl ?? null,
    video_disabled: event.videoBackgroundDisabled,
    playlist_id: event.playlistId ?? null,
    origin: JSON.stringify({
      backgroundAnimationSearchQuery,
      prompt,
      inspirationId,
      suggestionTags,
      isFromQuickCreate,
      isClone,
    }),
    questions: JSON.stringify(event.questions),
    head_details: event.headDetails === undefined ? null : JSON.stringify(event.headDetails),
    open_invite: event.openInvite,
    public_guest_list: event.publicGuestList,
    reminders_enabled: event.remindersEnabled,
    host_notification: event.hostNotification,
    communication_preference: event.communicationPreference,
    has_waitlist: event.hasWaitlist,
    capacity: event.capacity ?? null,
    address_for: event.addressFor ?? null,
    allow_maybe: event.allowMaybe,
    decide_by: event.decideBy ?? null,
    rsvp_by: event.rsvpBy ?? null,
    late_rsvps: event.lateRsvps,
  }
}

/** Converts an `events` row to the input that a host would enter. */
export function eventInputOf(row: EventRow): EventInput {
  const {
    backgroundAnimationSearchQuery,
    prompt,
    inspirationId,
    suggestionTags = [],
    isFromQuickCreate = false,
    isClone = false,
  } = row.origin
  return {
    title: row.title,
    description: row.description,
    photoUrl: row.photo_url,
    startTime: row.start_time ?? 0,
    endTime: row.end_time,
    dateUndecided: row.start_time === null,
    timeZone: row.time_zone,
    location: row.location,
    colors: row.colors,
    animation: row.animation,
    lettering: row.lettering,
    backgroundAnimationUrl: row.background_url ?? undefined,
    videoBackgroundDisabled: row.video_disabled,
    playlistId: row.playlist_id ?? undefined,
    backgroundAnimationSearchQuery,
    prompt,
    inspirationId,
    suggestionTags,
    isFromQuickCreate,
    isClone,
    questions: row.questions,
    headDetails: row.head_details ?? undefined,
    openInvite: row.open_invite,
    publicGuestList: row.public_guest_list,
    remindersEnabled: row.reminders_enabled,
    hostNotification: row.host_notification,
    communicationPreference: row.communication_preference,
    hasWaitlist: row.has_waitlist,
    capacity: row.capacity ?? undefined,
    addressFor: row.address_for ?? undefined,
    allowMaybe: row.allow_maybe,
    decideBy: row.decide_by ?? undefined,
    rsvpBy: row.rsvp_by ?? undefined,
    lateRsvps: row.late_rsvps,
  }
}
