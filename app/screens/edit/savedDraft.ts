import type { Draft, DraftEvent } from '@festoon/contract/draft'
import { defaultColours } from '@festoon/contract/event'
import { wallTime } from '@festoon/contract/rules/timeZone'
import { newDraft, timesOf, toField, zoneOf, type EventDraft } from './eventDraft.ts'

/** Longest text of a place that was not chosen yet. */
const placeLimit = 256

/** An unfinished event as the server keeps it. `photoUrl` is where its cover was uploaded to. */
export function toDraftEvent(draft: EventDraft, photoUrl: string | undefined): DraftEvent {
  const { startTime, endTime } = timesOf(draft)
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    timeZone: zoneOf(draft),
    colors: { ...defaultColours },
    modificationId: draft.modificationId + 1,
    ...(photoUrl === undefined ? {} : { photoUrl }),
    ...(Number.isNaN(startTime) ? {} : { startTime }),
    ...(Number.isNaN(endTime) ? {} : { endTime }),
    ...(draft.place === null
      ? { locationText: draft.placeText.trim().slice(0, placeLimit) }
      : { location: draft.place.location }),
  }
}

/** A draft of the server as the editor works with it. `now` in ms. */
export function fromSavedDraft({ eventUuid, event }: Draft, browserZone: string, now: number): EventDraft {
  const zone = event.timeZone ?? browserZone
  const start = newDraft(now, browserZone)
  const field = (epochMs: number): string => toField(wallTime(epochMs, zone))
  return {
    ...start,
    id: eventUuid,
    modificationId: event.modificationId,
    title: event.title ?? '',
    description: event.description ?? '',
    placeText: event.location?.displayName ?? event.locationText ?? '',
    place: event.location ? { location: event.location, timeZoneId: zone } : null,
    start: event.startTime ? field(event.startTime) : start.start,
    end: event.endTime ? field(event.endTime) : null,
    cover: event.photoUrl ?? null,
    browserZone: zone,
  }
}
