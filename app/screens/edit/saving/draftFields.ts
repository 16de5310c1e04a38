import { limits } from '@festoon/contract/limits'
import type { Draft, DraftEvent } from '@festoon/contract/nouns/draft'
import { isMeetingLink } from '@festoon/contract/rules/events/meetingLink'
import { fieldAt } from '../details/clockField.ts'
import { newFields, timesOf, zoneOf, type EventFields } from '../eventFields.ts'
import {
  dayField,
  locationOf,
  placeFieldsOf,
  settingsOf,
  typedPlace,
  videoOf,
  zoneWithoutPlace,
} from '../eventInput.ts'
import { cutText, storableLine, storableText } from './storableText.ts'

/** Converts the editor's fields to the event of a draft. `photoUrl` is the cover image's path on the server. */
export function toDraftEvent(fields: EventFields, modificationId: number, photoUrl: string | undefined): DraftEvent {
  const { startTime, endTime } = timesOf(fields)
  return {
    ...settingsOf(fields),
    title: storableLine(fields.title),
    description: storableText(fields.description),
    timeZone: zoneOf(fields),
    modificationId,
    ...(photoUrl === undefined ? {} : { photoUrl }),
    // A field may be empty or hold an invalid year.
    startTime: startTime >= 0 ? startTime : 0,
    endTime: endTime >= 0 ? endTime : 0,
    dateUndecided: fields.dateUndecided,
    ...(fields.cloneOf === null ? {} : { cloneOf: fields.cloneOf, copiesGuests: fields.copiesGuests }),
    ...(fields.itemsOf === null ? {} : { itemsOf: fields.itemsOf }),
    ...(fields.existingAlbumId === null ? {} : { existingAlbumId: fields.existingAlbumId }),
    ...placeOf(fields),
  }
}

/** Returns the place of a draft. A link that isn't valid yet is kept as text. */
function placeOf(fields: EventFields): Pick<DraftEvent, 'location' | 'locationText' | 'venue' | 'placeToConfirm'> {
  const location = locationOf(fields)
  if (location?.kind === 'online' && location.url !== undefined && !isMeetingLink(location.url))
    return { location: { kind: 'online' }, locationText: storableLine(cutText(fields.placeLink, limits.meetingLink)) }
  if (location !== null && (fields.placeKind !== 'place' || fields.place !== null)) return { location }
  return {
    locationText: typedPlace(fields),
    venue: storableLine(fields.venue),
    ...(fields.placeToConfirm === null ? {} : { placeToConfirm: fields.placeToConfirm.location }),
  }
}

/** Returns the fields of a draft's place, which may be typed text. */
function savedPlace({ location, locationText = '', venue = '', placeToConfirm }: DraftEvent, zone: string) {
  const placeFields = placeFieldsOf(location, zone)
  return {
    ...placeFields,
    ...(placeFields.placeKind === 'online' && placeFields.placeLink === '' ? { placeLink: locationText } : {}),
    ...(location ? {} : { placeText: locationText, venue }),
    placeToConfirm: placeToConfirm ? { location: placeToConfirm, timeZoneId: zone } : null,
  }
}

/** Converts a draft to the editor's fields. `now` is in ms. */
export function fieldsOfDraft({ eventUuid, event }: Draft, browserZone: string, now: number): EventFields {
  const zone = event.timeZone ?? browserZone
  const start = newFields(now, browserZone)
  const place = savedPlace(event, zone)
  const field = (epochMs: number): string => fieldAt(epochMs, zone)
  return {
    ...start,
    id: eventUuid,
    title: event.title ?? '',
    description: event.description ?? '',
    ...place,
    start: event.startTime ? field(event.startTime) : start.start,
    dateUndecided: event.dateUndecided ?? false,
    end: event.endTime ? field(event.endTime) : null,
    cover: event.photoUrl ?? null,
    browserZone: zoneWithoutPlace(place.place ?? place.placeToConfirm, zone, browserZone),
    colors: event.colors ?? start.colors,
    animation: event.animation ?? start.animation,
    lettering: event.lettering ?? start.lettering,
    ...videoOf(event),
    backgroundQuery: event.backgroundAnimationSearchQuery ?? '',
    prompt: event.prompt ?? '',
    inspirationId: event.inspirationId ?? null,
    suggestionTags: event.suggestionTags ?? [],
    isFromQuickCreate: event.isFromQuickCreate ?? false,
    isClone: event.isClone ?? false,
    playlistId: event.playlistId ?? null,
    questions: event.questions ?? [],
    headDetails: event.headDetails ?? start.headDetails,
    openInvite: event.openInvite ?? true,
    publicGuestList: event.publicGuestList ?? true,
    remindersEnabled: event.remindersEnabled ?? true,
    hostNotification: event.hostNotification ?? 'asTheyArrive',
    communicationPreference: event.communicationPreference ?? 3,
    hasWaitlist: event.hasWaitlist ?? false,
    capacity: event.capacity ?? null,
    addressFor: event.addressFor ?? null,
    allowMaybe: event.allowMaybe ?? false,
    decideOn: dayField(event.decideBy, zone),
    rsvpOn: dayField(event.rsvpBy, zone),
    lateRsvps: event.lateRsvps ?? 'closed',
    cloneOf: event.cloneOf ?? null,
    copiesGuests: event.copiesGuests ?? false,
    itemsOf: event.itemsOf ?? null,
    existingAlbumId: event.existingAlbumId ?? null,
  }
}
