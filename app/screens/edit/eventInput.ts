import { limits } from '@festoon/contract/limits'
import { copyOf } from '@festoon/contract/messages/edit/editor'
import { eventInputSchema, type EventInput, type EventView } from '@festoon/contract/nouns/event'
import type { Inspiration } from '@festoon/contract/nouns/image'
import type { Location, PlaceDetails, VisibleLocation } from '@festoon/contract/nouns/place'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { isCapacity } from '@festoon/contract/rules/events/eventErrors'
import { meetingLinkOf } from '@festoon/contract/rules/events/meetingLink'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { themeById } from '@festoon/contract/themes/catalog'
import { partyTitle } from '@festoon/contract/themes/partyTitle'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { browserZone } from '../../platform/browser/browserZone.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import { fieldAt } from './details/clockField.ts'
import { dayAhead, deadlinesOf, hasPlace, newFields, timesOf, zoneOf, type EventFields } from './eventFields.ts'
import { savedQuestions, withNewId } from './questions/questionConditions.ts'
import { cutText, storableLine, storableText } from './saving/storableText.ts'

/** The saved settings of an event's background video: its URL, and true if the host turned it off. */
interface VideoSettings {
  backgroundAnimationUrl?: string | null | undefined
  videoBackgroundDisabled?: boolean | undefined
}

/** Max length, in UTF-16 code units, of an address that wasn't picked from the suggestions. */
const placeLimit = 256

/** Returns the typed address as it can be stored. */
export const typedPlace = ({ placeText }: EventFields): string => storableLine(cutText(placeText.trim(), placeLimit))

/**
 * Returns the location that the host entered. A place is the picked suggestion or, if there is none, the typed address, with
 * the venue's name. Null if there is no address yet.
 */
export function locationOf(fields: EventFields): Location | null {
  if (fields.placeKind === 'undecided') return { kind: 'undecided' }
  if (fields.placeKind === 'online') {
    const url = meetingLinkOf(fields.placeLink)
    return url === '' ? { kind: 'online' } : { kind: 'online', url }
  }
  if (!hasPlace(fields)) return null
  const { placeName: _given, ...location } = fields.place?.location ?? { displayName: typedPlace(fields) }
  const placeName = storableLine(fields.venue)
  return placeName === '' ? location : { ...location, placeName }
}

/** Returns the fields of a location. `timeZone` is the event's. */
export function placeFieldsOf(
  location: VisibleLocation | null | undefined,
  timeZone: string,
): Pick<EventFields, 'placeKind' | 'placeLink' | 'placeText' | 'place' | 'venue'> {
  const none = { placeKind: 'place', placeLink: '', placeText: '', place: null, venue: '' } as const
  if (!location) return none
  if (location.kind === 'online') return { ...none, placeKind: 'online', placeLink: location.url ?? '' }
  if (location.kind === 'undecided') return { ...none, placeKind: 'undecided' }
  if (location.kind === 'town') return { ...none, placeText: location.city }
  // Typed addresses stay typed text, so that the suggestions for them can still be picked.
  const place = location.place === undefined ? null : { location, timeZoneId: timeZone }
  return { ...none, placeText: location.displayName, place, venue: location.placeName ?? '' }
}

/**
 * Returns the time zone of a saved party without its place: the host's (`hostZone`) if the place was picked, because the saved
 * zone is then the place's. Otherwise the saved zone (PLACE-07).
 */
export const zoneWithoutPlace = (place: PlaceDetails | null, savedZone: string, hostZone: string): string =>
  place?.location.place === undefined ? savedZone : hostZone

/** Returns the settings that events and drafts have in common: appearance, questions, and options. */
export function settingsOf(fields: EventFields) {
  const { colors, animation, lettering, hostNotification, communicationPreference } = fields
  const { openInvite, publicGuestList, remindersEnabled, hasWaitlist, suggestionTags } = fields
  const { isFromQuickCreate, isClone, allowMaybe, headDetails } = fields
  const { decideBy, rsvpBy } = deadlinesOf(fields)
  const query = storableLine(fields.backgroundQuery)
  const prompt = storableText(fields.prompt)
  // A video that is turned off is saved, too, so that it can be restored later. Pages don't show it.
  const videoUrl = fields.isVideoOff ? fields.earlierUrl : fields.backgroundUrl
  return {
    colors,
    animation,
    lettering,
    videoBackgroundDisabled: fields.isVideoOff,
    suggestionTags,
    isFromQuickCreate,
    isClone,
    questions: savedQuestions(fields.questions),
    openInvite,
    publicGuestList,
    remindersEnabled,
    hostNotification,
    communicationPreference,
    hasWaitlist,
    ...(Object.values(headDetails).includes(true) ? { headDetails } : {}),
    allowMaybe,
    lateRsvps: rsvpBy === undefined ? 'closed' : fields.lateRsvps,
    // A year can be too long while the host types it.
    ...(decideBy !== undefined && decideBy > 0 ? { decideBy } : {}),
    ...(rsvpBy !== undefined && rsvpBy > 0 ? { rsvpBy } : {}),
    ...(videoUrl === null ? {} : { backgroundAnimationUrl: videoUrl }),
    ...(query === '' ? {} : { backgroundAnimationSearchQuery: query }),
    ...(prompt === '' ? {} : { prompt }),
    ...(fields.addressFor === null ? {} : { addressFor: fields.addressFor }),
    ...(fields.inspirationId === null ? {} : { inspirationId: fields.inspirationId }),
    ...(fields.playlistId === null ? {} : { playlistId: fields.playlistId }),
    ...(fields.capacity !== null && isCapacity(fields.capacity) ? { capacity: fields.capacity } : {}),
  }
}

/**
 * Converts the editor's fields to the input for creating or updating an event. `photoUrl` is the cover image's path on the
 * server. Throws `ZodError` if a required field is missing or a value is invalid.
 */
export function eventInputOf(fields: EventFields, photoUrl: string): EventInput {
  return eventInputSchema.parse({
    ...settingsOf(fields),
    title: storableLine(fields.title),
    description: storableText(fields.description),
    photoUrl,
    ...timesOf(fields),
    dateUndecided: fields.dateUndecided,
    timeZone: zoneOf(fields),
    location: locationOf(fields),
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

/** Returns the day of a time (in ms) in a time zone, for a date field; '' without a time. */
export const dayField = (epochMs: number | undefined, zone: string): string =>
  epochMs === undefined ? '' : dayIn(epochMs, zone)

/** Converts an event to the editor's fields. `now` is in ms. */
export function fieldsOfEvent(event: EventView, now: number): EventFields {
  const zone = event.timeZone
  const field = (epochMs: number): string => fieldAt(epochMs, zone)
  const { host } = event
  const place = placeFieldsOf(event.location, zone)
  const initial = newFields(now, zoneWithoutPlace(place.place, zone, browserZone()))
  return {
    ...initial,
    id: event.id,
    title: event.title,
    description: event.description,
    ...place,
    start: event.dateUndecided ? initial.start : field(event.startTime),
    dateUndecided: event.dateUndecided,
    end: event.endTime > 0 ? field(event.endTime) : null,
    cover: event.photoUrl,
    colors: event.colors,
    animation: event.animation,
    lettering: event.lettering,
    ...videoOf(event),
    backgroundQuery: host?.backgroundAnimationSearchQuery ?? '',
    prompt: host?.prompt ?? '',
    inspirationId: host?.inspirationId ?? null,
    suggestionTags: host?.suggestionTags ?? [],
    isFromQuickCreate: host?.isFromQuickCreate ?? false,
    isClone: host?.isClone ?? false,
    playlistId: event.playlistId,
    questions: event.questions,
    headDetails: event.headDetails ?? initial.headDetails,
    openInvite: event.openInvite,
    publicGuestList: event.publicGuestList,
    remindersEnabled: host?.remindersEnabled ?? true,
    hostNotification: host?.hostNotification ?? 'asTheyArrive',
    communicationPreference: event.communicationPreference,
    hasWaitlist: event.hasWaitlist,
    capacity: host?.capacity ?? null,
    addressFor: host?.addressFor ?? null,
    allowMaybe: event.allowMaybe ?? false,
    decideOn: dayField(event.decideBy, zone),
    rsvpOn: dayField(event.rsvpBy, zone),
    lateRsvps: event.lateRsvps ?? 'closed',
  }
}

/** Returns true if the server accepts an event's cover for the viewer's own event: as the event's host, or from the gallery. */
export const mayReuseCover = ({ host, photoUrl }: Pick<EventView, 'host' | 'photoUrl'>): boolean =>
  host !== null || photoUrl.startsWith('/files/gallery/')

/**
 * Returns the editor's fields for a copy of an event, with a new id and the title "Copy of …". The copy starts a day from now and
 * has no end time, deadlines, playlist, or responses. If the event's date is to be decided, so is the copy's (LIFE-07, LIFE-08,
 * LIFE-09). The host has to confirm the place (EDIT-07). `ownCover` is the cover if the user may not reuse the event's.
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
    // Deadlines are for the original's date.
    decideOn: '',
    rsvpOn: '',
    ...placeToCopy(fields),
    // Responses belong to a question's id, so the copy needs new ones.
    questions: fields.questions.reduce(
      (all, { questionUuid }) => withNewId(all, questionUuid, newUuid()),
      fields.questions,
    ),
    playlistId: null,
    isFromQuickCreate: false,
    isClone: true,
    // Only set if there are guests to copy.
    cloneOf: hasGuests ? event.id : null,
    copiesGuests: hasGuests,
    itemsOf: event.host && event.signUps ? event.id : null,
  }
}

/** Returns a copied event's place as one to confirm (EDIT-07). Online, and To be decided, need no confirmation. */
function placeToCopy({ placeKind, place, placeText, browserZone: zone }: EventFields): Partial<EventFields> {
  if (placeKind !== 'place' || (place === null && placeText === '')) return {}
  return { place: null, placeToConfirm: place ?? { location: { displayName: placeText }, timeZoneId: zone } }
}

/** Returns the title of an event based on a gallery image. The image's own title is the name of its theme. */
function titleFrom({ themeId, title }: Inspiration): string {
  const theme = themeById(themeId)
  return theme ? partyTitle(theme) : title
}

/**
 * Returns the editor's fields for an event based on a gallery image, with its theme's title, description, colors, and lettering
 * (ROUTE-26).
 */
export const fromInspiration = (fields: EventFields, inspiration: Inspiration): EventFields => ({
  ...fields,
  title: titleFrom(inspiration),
  description: inspiration.description,
  cover: inspiration.imageUrl,
  colors: inspiration.colors,
  lettering: inspiration.lettering,
  inspirationId: inspiration.inspirationId,
  suggestionTags: [inspiration.title],
})

/** Returns the editor's fields for an event drafted from the host's one-line description (HEAD-12). */
export function fromLine(fields: EventFields, draftedEvent: OutputOf<'draftFromLine'>): EventFields {
  const { title, description, startTime, endTime, location, timeZone, inspiration, keywords, themeId } = draftedEvent
  return {
    ...(inspiration ? fromInspiration(fields, inspiration) : fields),
    ...placeFieldsOf(location, timeZone),
    title,
    description,
    // A cover for any party says nothing about this one.
    ...(themeId === null ? { suggestionTags: [] } : {}),
    ...(startTime === 0 ? { dateUndecided: true } : { start: fieldAt(startTime, timeZone) }),
    end: endTime === 0 ? null : fieldAt(endTime, timeZone),
    backgroundQuery: cutText(keywords.slice(0, 3).join(' '), limits.search),
    isFromQuickCreate: true,
  }
}
