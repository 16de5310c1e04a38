import { eventInputSchema, type EventInput, type EventView } from '@festoon/contract/nouns/event'
import type { Inspiration } from '@festoon/contract/nouns/image'
import type { OutputOf } from '@festoon/contract/wire/operations'
import type { Location, PlaceDetails } from '@festoon/contract/nouns/place'
import { limits } from '@festoon/contract/limits'
import { isCapacity } from '@festoon/contract/rules/events/eventErrors'
import { newUuid } from '../../browser/newUuid.ts'
import { fieldAt } from './details/clockField.ts'
import { dayAhead, newFields, timesOf, zoneOf, type EventFields } from './eventFields.ts'
import { cutText, storableLine, storableText } from './saving/storableText.ts'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { copyOf } from '@festoon/contract/messages/edit/editor'

/** The background video that an event or draft is saved with. */
interface VideoSettings {
  backgroundAnimationUrl?: string | null | undefined
  videoBackgroundDisabled?: boolean | undefined
}

/** Returns a place's location with `venue` as its place name, or without a place name if `venue` is empty. */
export function locationOf(place: PlaceDetails, venue: string): Location {
  const { placeName: _given, ...location } = place.location
  const placeName = storableLine(venue)
  return placeName === '' ? location : { ...location, placeName }
}

/** Returns the settings that events and drafts have in common: appearance, questions, and options. */
export function settingsOf(fields: EventFields) {
  const { colors, animation, hostNotification, communicationPreference } = fields
  const { openInvite, publicGuestList, remindersEnabled, hasWaitlist, suggestionTags } = fields
  const { isFromQuickCreate, isClone } = fields
  const query = storableLine(fields.backgroundQuery)
  const prompt = storableText(fields.prompt)
  // A video that is turned off is saved, too, so that it can be restored later. Pages don't show it.
  const videoUrl = fields.isVideoOff ? fields.earlierUrl : fields.backgroundUrl
  return {
    colors,
    animation,
    videoBackgroundDisabled: fields.isVideoOff,
    suggestionTags,
    isFromQuickCreate,
    isClone,
    // Empty questions are left out.
    questions: fields.questions
      .map((one) => ({ ...one, question: storableLine(one.question) }))
      .filter(({ question }) => question !== ''),
    openInvite,
    publicGuestList,
    remindersEnabled,
    hostNotification,
    communicationPreference,
    hasWaitlist,
    ...(videoUrl === null ? {} : { backgroundAnimationUrl: videoUrl }),
    ...(query === '' ? {} : { backgroundAnimationSearchQuery: query }),
    ...(prompt === '' ? {} : { prompt }),
    ...(fields.addressFor === null ? {} : { addressFor: fields.addressFor }),
    ...(fields.inspirationId === null ? {} : { inspirationId: fields.inspirationId }),
    ...(fields.playlistId === null ? {} : { playlistId: fields.playlistId }),
    ...(fields.hasWaitlist && fields.capacity !== null && isCapacity(fields.capacity)
      ? { capacity: fields.capacity }
      : {}),
  }
}

/**
 * Converts the editor's fields to the input for creating or updating an event. `photoUrl` is the cover image's path on the
 * server. Throws `ZodError` if a required field is missing or a value is invalid.
 */
export function eventInputOf(fields: EventFields, photoUrl: string): EventInput {
  const { place } = fields
  return eventInputSchema.parse({
    ...settingsOf(fields),
    title: storableLine(fields.title),
    description: storableText(fields.description),
    photoUrl,
    ...timesOf(fields),
    timeZone: zoneOf(fields),
    location: place && locationOf(place, fields.venue),
  })
}

/** Returns the fields of an event's or draft's background video, which is either shown or turned off. */
export function videoOf({
  backgroundAnimationUrl: url = null,
  videoBackgroundDisabled: isVideoOff = false,
}: VideoSettings): Pick<EventFields, 'backgroundUrl' | 'earlierUrl' | 'isVideoOff'> {
  return isVideoOff
    ? { backgroundUrl: null, earlierUrl: url, isVideoOff }
    : { backgroundUrl: url, earlierUrl: null, isVideoOff }
}

/** Converts an event to the editor's fields. `now` is in ms. */
export function fieldsOfEvent(event: EventView, now: number): EventFields {
  const zone = event.timeZone
  const field = (epochMs: number): string => fieldAt(epochMs, zone)
  const { host, location } = event
  return {
    ...newFields(now, zone),
    id: event.id,
    title: event.title,
    description: event.description,
    placeText: location?.displayName ?? '',
    place: location && { location, timeZoneId: zone },
    venue: location?.placeName ?? '',
    start: field(event.startTime),
    end: event.endTime > 0 ? field(event.endTime) : null,
    cover: event.photoUrl,
    colors: event.colors,
    animation: event.animation,
    ...videoOf(event),
    backgroundQuery: host?.backgroundAnimationSearchQuery ?? '',
    prompt: host?.prompt ?? '',
    inspirationId: host?.inspirationId ?? null,
    suggestionTags: host?.suggestionTags ?? [],
    isFromQuickCreate: host?.isFromQuickCreate ?? false,
    isClone: host?.isClone ?? false,
    playlistId: event.playlistId,
    questions: event.questions,
    openInvite: event.openInvite,
    publicGuestList: event.publicGuestList,
    remindersEnabled: host?.remindersEnabled ?? true,
    hostNotification: host?.hostNotification ?? 'asTheyArrive',
    communicationPreference: event.communicationPreference,
    hasWaitlist: event.hasWaitlist,
    capacity: host?.capacity ?? null,
    addressFor: host?.addressFor ?? null,
  }
}

/** Returns true if the server accepts an event's cover for the viewer's own event: as the event's host, or from the gallery. */
export const mayReuseCover = ({ host, photoUrl }: Pick<EventView, 'host' | 'photoUrl'>): boolean =>
  host !== null || photoUrl.startsWith('/files/gallery/')

/**
 * Returns the editor's fields for a copy of an event, with a new id and the title "Copy of …". The copy starts a day from now
 * and has no end time, playlist, or responses (LIFE-07, LIFE-08, LIFE-09). The host has to confirm the place (EDIT-07).
 * `ownCover` is the cover if the user may not reuse the event's.
 */
export function cloneOf(event: EventView, now: number, ownCover: string | null = null): EventFields {
  const fields = fieldsOfEvent(event, now)
  const hasGuests = (event.host?.guestCount ?? 0) > 0
  return {
    ...fields,
    id: newUuid(),
    cover: mayReuseCover(event) ? fields.cover : ownCover,
    title: cutText(copyOf(titleOf(event.title)), limits.title),
    start: dayAhead(now, event.timeZone),
    end: null,
    place: null,
    placeToConfirm: fields.place,
    // Responses belong to a question's id, so the copy needs new ones.
    questions: fields.questions.map((question) => ({ ...question, questionUuid: newUuid() })),
    playlistId: null,
    isFromQuickCreate: false,
    isClone: true,
    // Only set if there are guests to copy.
    cloneOf: hasGuests ? event.id : null,
    copiesGuests: hasGuests,
  }
}

/** Returns the editor's fields for an event based on a gallery image, with its title, description, and colors (ROUTE-26). */
export const fromInspiration = (fields: EventFields, inspiration: Inspiration): EventFields => ({
  ...fields,
  title: inspiration.title,
  description: inspiration.description,
  cover: inspiration.imageUrl,
  colors: inspiration.colors,
  inspirationId: inspiration.inspirationId,
  suggestionTags: [inspiration.title],
})

/** Returns the editor's fields for an event drafted from the host's one-line description (HEAD-12). */
export function fromLine(fields: EventFields, drafted: OutputOf<'draftFromLine'>): EventFields {
  const { title, description, startTime, inspiration, keywords } = drafted
  return {
    ...(inspiration ? fromInspiration(fields, inspiration) : fields),
    title,
    description,
    start: fieldAt(startTime, fields.browserZone),
    backgroundQuery: cutText(keywords.slice(0, 3).join(' '), limits.search),
    isFromQuickCreate: true,
  }
}
