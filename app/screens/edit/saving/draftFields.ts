import type { Draft, DraftEvent } from '@festoon/contract/nouns/draft'
import { fieldAt } from '../details/clockField.ts'
import { newFields, timesOf, zoneOf, type EventFields } from '../eventFields.ts'
import { locationOf, settingsOf, videoOf } from '../eventInput.ts'
import { cutText, storableLine, storableText } from './storableText.ts'

/** Max length, in UTF-16 code units, of an address that wasn't picked from the suggestions. */
const placeLimit = 256

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
    ...(fields.cloneOf === null ? {} : { cloneOf: fields.cloneOf, copiesGuests: fields.copiesGuests }),
    ...(fields.existingAlbumId === null ? {} : { existingAlbumId: fields.existingAlbumId }),
    ...(fields.place === null
      ? {
          locationText: storableLine(cutText(fields.placeText.trim(), placeLimit)),
          venue: storableLine(fields.venue),
          ...(fields.placeToConfirm === null ? {} : { placeToConfirm: fields.placeToConfirm.location }),
        }
      : { location: locationOf(fields.place, fields.venue) }),
  }
}

/** Converts a draft to the editor's fields. `now` is in ms. */
export function fieldsOfDraft({ eventUuid, event }: Draft, browserZone: string, now: number): EventFields {
  const zone = event.timeZone ?? browserZone
  const start = newFields(now, browserZone)
  const field = (epochMs: number): string => fieldAt(epochMs, zone)
  return {
    ...start,
    id: eventUuid,
    title: event.title ?? '',
    description: event.description ?? '',
    placeText: event.location?.displayName ?? event.locationText ?? '',
    place: event.location ? { location: event.location, timeZoneId: zone } : null,
    placeToConfirm: event.placeToConfirm ? { location: event.placeToConfirm, timeZoneId: zone } : null,
    venue: event.location?.placeName ?? event.venue ?? '',
    start: event.startTime ? field(event.startTime) : start.start,
    end: event.endTime ? field(event.endTime) : null,
    cover: event.photoUrl ?? null,
    browserZone: zone,
    colors: event.colors ?? start.colors,
    animation: event.animation ?? start.animation,
    ...videoOf(event),
    backgroundQuery: event.backgroundAnimationSearchQuery ?? '',
    prompt: event.prompt ?? '',
    inspirationId: event.inspirationId ?? null,
    suggestionTags: event.suggestionTags ?? [],
    isFromQuickCreate: event.isFromQuickCreate ?? false,
    isClone: event.isClone ?? false,
    playlistId: event.playlistId ?? null,
    questions: event.questions ?? [],
    openInvite: event.openInvite ?? true,
    publicGuestList: event.publicGuestList ?? true,
    remindersEnabled: event.remindersEnabled ?? true,
    hostNotification: event.hostNotification ?? 'asTheyArrive',
    communicationPreference: event.communicationPreference ?? 3,
    hasWaitlist: event.hasWaitlist ?? false,
    capacity: event.capacity ?? null,
    addressFor: event.addressFor ?? null,
    cloneOf: event.cloneOf ?? null,
    copiesGuests: event.copiesGuests ?? false,
    existingAlbumId: event.existingAlbumId ?? null,
  }
}
