import { z } from 'zod'
import { animationSchema, coloursSchema, defaultColours } from '@festoon/contract/nouns/event'
import { limits } from '@festoon/contract/limits'
import { placeDetailsSchema } from '@festoon/contract/nouns/place'
import { preferenceSchema } from '@festoon/contract/nouns/preference'
import { eventErrors, type EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { isTimeZone, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { newUuid } from '../../browser/newUuid.ts'
import { fieldAt, fromField } from './details/clockField.ts'

/** A question that is being written. Its text can be empty. */
const questionFieldsSchema = z.object({
  questionUuid: z.string(),
  question: z.string(),
  isRequired: z.boolean(),
  questionType: z.enum(['text', 'song', 'yesNo']),
})
export type QuestionFields = z.infer<typeof questionFieldsSchema>

/** The editor's fields. Times are local times at the party as formatted by `fieldAt`; empty fields are ''. */
export const eventFieldsSchema = z.object({
  /** The id of the event or draft, assigned before it is first saved. */
  id: z.guid(),
  title: z.string(),
  description: z.string(),
  /** The text in the address field. */
  placeText: z.string(),
  /** The place; null unless it was picked from the suggestions. */
  place: placeDetailsSchema.nullable(),
  /** The place of the original event, until the host confirms it for the copy (EDIT-07). */
  placeToConfirm: placeDetailsSchema.nullable(),
  /** The venue's name, such as 'The Old Mill'. */
  venue: z.string(),
  start: z.string(),
  /** The end time; null if the event has none. */
  end: z.string().nullable(),
  /** The reference of a cropped image on this device (cover/croppedCover.ts), or the image's path on the server. */
  cover: z
    .string()
    .regex(/^(?:cropped:|\/files\/)/)
    .nullable(),
  /** The browser's time zone, used until a place is chosen. */
  browserZone: z.string(),
  colors: coloursSchema,
  animation: animationSchema,
  backgroundUrl: z.string().nullable(),
  /** The search query that found the background video. */
  backgroundQuery: z.string(),
  isVideoOff: z.boolean(),
  /** The prompt of a generated cover image; '' for other images. */
  prompt: z.string(),
  inspirationId: z.string().nullable(),
  suggestionTags: z.array(z.string()),
  isFromQuickCreate: z.boolean(),
  playlistId: z.string().nullable(),
  questions: z.array(questionFieldsSchema),
  openInvite: z.boolean(),
  publicGuestList: z.boolean(),
  remindersEnabled: z.boolean(),
  hostNotification: z.enum(['asTheyArrive', 'dailyDigest']),
  communicationPreference: preferenceSchema,
  hasWaitlist: z.boolean(),
  /** Max guests as typed; null for no limit. */
  capacity: z.number().nullable(),
  /** The id of the event that this one was copied from, if its guests can be invited too (LIFE-07, LIFE-10). */
  cloneOf: z.string().nullable(),
  /** True if the guests of the original event are copied to this one. */
  copiesGuests: z.boolean(),
})
export type EventFields = z.infer<typeof eventFieldsSchema>

/** Returns the browser's time zone, which is used until a place is chosen (ENT-16). */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Los_Angeles'

/** Returns the time zone of the fields: the place's if known, or else the browser's (ERR-45). */
export function zoneOf({ place, placeToConfirm, browserZone: zone }: EventFields): string {
  const found = (place ?? placeToConfirm)?.timeZoneId
  return found !== undefined && isTimeZone(found) ? found : zone
}

/**
 * Returns the full hour nearest to 24 hours from now (LIFE-03, CONST-54). Rounded in the zone, because some zones have half-hour
 * offsets.
 */
export function dayAhead(now: number, zone: string): string {
  const ahead = now + 24 * 3_600_000
  const { minute } = wallTime(ahead, zone)
  const onTheHour = Math.floor(ahead / 60_000) * 60_000 + (minute < 30 ? -minute : 60 - minute) * 60_000
  return fieldAt(onTheHour, zone)
}

/** Returns the fields of a new event. `now` is in ms. */
export function newFields(now: number, zone: string): EventFields {
  return {
    id: newUuid(),
    title: '',
    description: '',
    placeText: '',
    place: null,
    placeToConfirm: null,
    venue: '',
    start: dayAhead(now, zone),
    end: null,
    cover: null,
    browserZone: zone,
    colors: { ...defaultColours },
    animation: 'lightSource',
    backgroundUrl: null,
    backgroundQuery: '',
    isVideoOff: false,
    prompt: '',
    inspirationId: null,
    suggestionTags: [],
    isFromQuickCreate: false,
    playlistId: null,
    questions: [],
    openInvite: true,
    publicGuestList: true,
    remindersEnabled: true,
    hostNotification: 'asTheyArrive',
    communicationPreference: 3,
    hasWaitlist: false,
    capacity: null,
    cloneOf: null,
    copiesGuests: false,
  }
}

/** Returns the end time preset by 'Add end time': three hours after the start, or '' without a start (PLACE-04, LIFE-17). */
export function presetEnd(fields: EventFields): string {
  const start = fromField(fields.start, zoneOf(fields))
  return Number.isNaN(start) ? '' : fieldAt(start + limits.defaultPartyMs, zoneOf(fields))
}

/** Returns the start and end in ms: 0 if there is no end, NaN for an empty field. */
export function timesOf(fields: EventFields): { startTime: number; endTime: number } {
  const zone = zoneOf(fields)
  return { startTime: fromField(fields.start, zone), endTime: fields.end === null ? 0 : fromField(fields.end, zone) }
}

/** Validates the fields and returns their errors. `now` is in ms. */
export function fieldErrors(fields: EventFields, now: number): EventErrors {
  const { startTime, endTime } = timesOf(fields)
  return eventErrors(
    {
      title: fields.title,
      description: fields.description,
      hasPlace: fields.place !== null,
      startTime: Number.isNaN(startTime) ? undefined : startTime,
      endTime,
      hasImage: fields.cover !== null,
      ...(fields.hasWaitlist && fields.capacity !== null ? { capacity: fields.capacity } : {}),
    },
    now,
  )
}

/** Returns true if there is nothing worth saving: no title, description, address or cover image (LIFE-15). */
export const isBlank = ({ title, description, placeText, cover }: EventFields): boolean =>
  title.trim() === '' && description.trim() === '' && placeText.trim() === '' && cover === null
