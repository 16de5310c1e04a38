import type { PlaceDetails } from '@festoon/contract/place'
import { defaultColours } from '@festoon/contract/event'
import { eventErrors, type EventErrors } from '@festoon/contract/rules/eventErrors'
import { instantOf, wallTime, type WallTime } from '@festoon/contract/rules/timeZone'

import { newUuid } from '../../session/newUuid.ts'

/** What a host has filled in so far. Times are readings of a clock at the party: 'YYYY-MM-DDTHH:mm', or '' when empty. */
export interface EventDraft {
  /** The id under which the server keeps the draft, or would. */
  id: string
  /** Counts the times that it was saved as a draft; 0: not yet. */
  modificationId: number
  title: string
  description: string
  /** What stands in the place field. */
  placeText: string
  /** Set only when the place was chosen from the suggestions. */
  place: PlaceDetails | null
  start: string
  /** null: the event names no end. */
  end: string | null
  /** The cropped cover as a data URL, or the path under which the server keeps it already. */
  cover: string | null
  /** The zone until a place names one. */
  browserZone: string
}

export type DraftChange =
  | { type: 'title' | 'description' | 'placeText' | 'start'; value: string }
  | { type: 'end'; value: string | null }
  | { type: 'place'; value: PlaceDetails }
  | { type: 'cover'; value: string | null }

/** The zone that the draft's times are read in: the place's, else the browser's. */
export const zoneOf = (draft: EventDraft): string => draft.place?.timeZoneId ?? draft.browserZone

const two = (value: number): string => String(value).padStart(2, '0')

/** A clock reading as a date-time field holds it. */
export function toField({ year, month, day, hour, minute }: WallTime): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** ms of a field's reading in a zone; NaN when the field holds none. */
export function fromField(text: string, zone: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)
  if (!match) return Number.NaN
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  return instantOf({ year, month, day, hour, minute }, zone)
}

/** A new draft: it starts about 24 hours ahead, on the hour (LIFE-03). `now` in ms. */
export function newDraft(now: number, browserZone: string): EventDraft {
  const hour = 3_600_000
  const ahead = now + 24 * hour
  // On the hour of the zone's clock: some zones are half an hour off.
  const { minute } = wallTime(ahead, browserZone)
  const onTheHour = Math.floor(ahead / 60_000) * 60_000 + (minute < 30 ? -minute : 60 - minute) * 60_000
  return {
    id: newUuid(),
    modificationId: 0,
    title: '',
    description: '',
    placeText: '',
    place: null,
    start: toField(wallTime(onTheHour, browserZone)),
    end: null,
    cover: null,
    browserZone,
  }
}

/** The draft after a change. Typing in the place field drops the chosen place: it must be chosen again. */
export function draftReducer(draft: EventDraft, change: DraftChange): EventDraft {
  switch (change.type) {
    case 'place':
      return { ...draft, place: change.value, placeText: change.value.location.displayName }
    case 'placeText':
      return { ...draft, placeText: change.value, place: null }
    case 'title':
      return { ...draft, title: change.value }
    case 'description':
      return { ...draft, description: change.value }
    case 'start':
      return { ...draft, start: change.value }
    case 'end':
      return { ...draft, end: change.value }
    case 'cover':
      return { ...draft, cover: change.value }
  }
}

/** The end that 'Add end time' presets: three hours after the start, or nothing to go by. */
export function presetEnd(draft: EventDraft): string {
  const start = fromField(draft.start, zoneOf(draft))
  return Number.isNaN(start) ? '' : toField(wallTime(start + 3 * 3_600_000, zoneOf(draft)))
}

/** Start and end in ms; an end that was not named is 0. */
export function timesOf(draft: EventDraft): { startTime: number; endTime: number } {
  const zone = zoneOf(draft)
  return { startTime: fromField(draft.start, zone), endTime: draft.end === null ? 0 : fromField(draft.end, zone) }
}

/** What keeps the draft from becoming an event, in the words of the specification. `now` in ms. */
export function draftErrors(draft: EventDraft, now: number): EventErrors {
  const { startTime, endTime } = timesOf(draft)
  return eventErrors(
    {
      title: draft.title,
      description: draft.description,
      hasPlace: draft.place !== null,
      startTime: Number.isNaN(startTime) ? undefined : startTime,
      endTime,
      hasImage: draft.cover !== null,
    },
    now,
  )
}

/** The event that a complete draft makes; `photoUrl` is where its cover was uploaded to. */
export function eventOf(draft: EventDraft, place: PlaceDetails, photoUrl: string) {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    photoUrl,
    ...timesOf(draft),
    timeZone: zoneOf(draft),
    location: place.location,
    colors: { ...defaultColours },
  }
}
