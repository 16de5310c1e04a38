import { z } from 'zod'
import { addressAudienceSchema, animationSchema, colorsSchema, defaultColors } from '@festoon/contract/nouns/event'
import { limits } from '@festoon/contract/limits'
import { placeDetailsSchema } from '@festoon/contract/nouns/place'
import { preferenceSchema } from '@festoon/contract/nouns/preference'
import { eventErrors, type EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { isTimeZone, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { newUuid } from '../../browser/newUuid.ts'
import { fieldAt, fromField } from './details/clockField.ts'

/** Schema of a question in the editor. The question's text can be empty until the host has entered it. */
const questionFieldsSchema = z.object({
  questionUuid: z.string(),
  question: z.string(),
  isRequired: z.boolean(),
  questionType: z.enum(['text', 'song', 'yesNo']),
})
export type QuestionFields = z.infer<typeof questionFieldsSchema>

/** Schema of the contents of the editor's form. Times are in the party's time zone, in the format of `fieldAt`. */
export const eventFieldsSchema = z.object({
  /** The id of the event or draft, assigned before the first save. */
  id: z.guid(),
  title: z.string(),
  description: z.string(),
  /** The text in the address field. */
  placeText: z.string(),
  /** The chosen place; null until the host picks one. */
  place: placeDetailsSchema.nullable(),
  /** For a copy, the original event's place until the host confirms or replaces it; otherwise null (EDIT-07). */
  placeToConfirm: placeDetailsSchema.nullable(),
  /** The venue's name, such as 'The Old Mill'. */
  venue: z.string(),
  start: z.string(),
  /** The end time; null if the event has none, '' while the field is empty. */
  end: z.string().nullable(),
  /**
   * The cover image's path on the server, or a reference to a cropped image on this device (cover/croppedCover.ts); null if
   * there is no cover image.
   */
  cover: z
    .string()
    .regex(/^(?:cropped:|\/files\/)/)
    .nullable(),
  /** The time zone used until a place is chosen: the browser's or, for a saved event, the event's own. */
  browserZone: z.string(),
  colors: colorsSchema,
  animation: animationSchema,
  /** The background video that is shown; null if there is none or the host turned it off. */
  backgroundUrl: z.string().nullable(),
  /**
   * The background video that the host turned off, which is restored when the host turns video back on (BG-06); null if there
   * is none. Fields stored by an earlier version lack it.
   */
  earlierUrl: z.string().nullable().default(null),
  /** The search query that found the background video; '' if there is none. */
  backgroundQuery: z.string(),
  isVideoOff: z.boolean(),
  /** The prompt that generated the cover image; '' for other images. */
  prompt: z.string(),
  inspirationId: z.string().nullable(),
  suggestionTags: z.array(z.string()),
  isFromQuickCreate: z.boolean(),
  /** True for a copy of another event. Fields stored by an earlier version lack it. */
  isClone: z.boolean().default(false),
  playlistId: z.string().nullable(),
  questions: z.array(questionFieldsSchema),
  openInvite: z.boolean(),
  publicGuestList: z.boolean(),
  remindersEnabled: z.boolean(),
  hostNotification: z.enum(['asTheyArrive', 'dailyDigest']),
  communicationPreference: preferenceSchema,
  hasWaitlist: z.boolean(),
  /** The capacity that the host entered; null for no limit. */
  capacity: z.number().nullable(),
  /** The people who see the address; null until the host chooses. Fields stored by an earlier version lack it. */
  addressFor: addressAudienceSchema.nullable().default(null),
  /** The id of the event that was copied, if its guests can be invited too; otherwise null (LIFE-07, LIFE-10). */
  cloneOf: z.string().nullable(),
  /** True to add the original event's guests to the guest list. */
  copiesGuests: z.boolean(),
  /** The id of the companion app's album for the event; null if there is none. Fields stored by an earlier version lack it. */
  existingAlbumId: z.string().nullable().default(null),
})
export type EventFields = z.infer<typeof eventFieldsSchema>

/** Returns the browser's time zone, or `America/Los_Angeles` if the browser reports none (ENT-16). */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Los_Angeles'

/** Returns the event's time zone: the place's time zone if known and valid, otherwise `browserZone` (ERR-45). */
export function zoneOf({ place, placeToConfirm, browserZone: zone }: EventFields): string {
  const found = (place ?? placeToConfirm)?.timeZoneId
  return found !== undefined && isTimeZone(found) ? found : zone
}

/**
 * Returns the full hour nearest to 24 hours after `now` (in ms), in the format of `fieldAt` (LIFE-03, CONST-54). Rounds the
 * local time, because some time zones have half-hour offsets.
 */
export function dayAhead(now: number, zone: string): string {
  const ahead = now + 24 * 3_600_000
  const { minute } = wallTime(ahead, zone)
  const onTheHour = Math.floor(ahead / 60_000) * 60_000 + (minute < 30 ? -minute : 60 - minute) * 60_000
  return fieldAt(onTheHour, zone)
}

/** Returns the editor's fields for a new event, including a new id. `now` is in ms. */
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
    colors: { ...defaultColors },
    animation: 'lightSource',
    backgroundUrl: null,
    earlierUrl: null,
    backgroundQuery: '',
    isVideoOff: false,
    prompt: '',
    inspirationId: null,
    suggestionTags: [],
    isFromQuickCreate: false,
    isClone: false,
    playlistId: null,
    questions: [],
    openInvite: true,
    publicGuestList: true,
    remindersEnabled: true,
    hostNotification: 'asTheyArrive',
    communicationPreference: 3,
    hasWaitlist: false,
    capacity: null,
    addressFor: null,
    cloneOf: null,
    copiesGuests: false,
    existingAlbumId: null,
  }
}

/**
 * Returns the end time that "Add end time" fills in: three hours after the start, or '' if there is no start (PLACE-04,
 * LIFE-17).
 */
export function presetEnd(fields: EventFields): string {
  const start = fromField(fields.start, zoneOf(fields))
  return Number.isNaN(start) ? '' : fieldAt(start + limits.defaultPartyMs, zoneOf(fields))
}

/** Returns the start and end times in ms. The end time is 0 if the event has none. A time is NaN if its field is empty. */
export function timesOf(fields: EventFields): { startTime: number; endTime: number } {
  const zone = zoneOf(fields)
  return { startTime: fromField(fields.start, zone), endTime: fields.end === null ? 0 : fromField(fields.end, zone) }
}

/** Returns the error messages for invalid fields. `now` is in ms. */
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

/** Returns true if the event has no title, description, address, or cover image, and so isn't worth saving (LIFE-15). */
export const isBlank = ({ title, description, placeText, cover }: EventFields): boolean =>
  title.trim() === '' && description.trim() === '' && placeText.trim() === '' && cover === null
