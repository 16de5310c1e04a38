import { z } from 'zod'
import { animationSchema, coloursSchema, defaultColours } from '@festoon/contract/nouns/event'
import { limits } from '@festoon/contract/limits'
import { placeDetailsSchema } from '@festoon/contract/nouns/place'
import { preferenceSchema } from '@festoon/contract/nouns/preference'
import { eventErrors, type EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { isTimeZone, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { newUuid } from '../../browser/newUuid.ts'
import { fieldAt, fromField } from './details/clockField.ts'

/** A question as it is written: its text may still be empty. */
const questionFieldsSchema = z.object({
  questionUuid: z.string(),
  question: z.string(),
  isRequired: z.boolean(),
  questionType: z.enum(['text', 'song', 'yesNo']),
})
export type QuestionFields = z.infer<typeof questionFieldsSchema>

/** What a host has filled in so far. Times are readings of a clock at the party as `fieldAt` writes them, or '' when empty. */
export const eventFieldsSchema = z.object({
  /** The id of the event, or the one under which the server keeps its draft, or would. */
  id: z.guid(),
  title: z.string(),
  description: z.string(),
  /** What stands in the address field. */
  placeText: z.string(),
  /** Set only when the place was chosen from the suggestions. */
  place: placeDetailsSchema.nullable(),
  /** The place of the event that this one was copied from, until the host says that it is here again (EDIT-07). */
  placeToConfirm: placeDetailsSchema.nullable(),
  /** What the place is called: 'The Old Mill'. */
  venue: z.string(),
  start: z.string(),
  /** null: the event names no end. */
  end: z.string().nullable(),
  /** The reference of a cropped image on this device (cover/croppedCover.ts), or the path at which the server has it. */
  cover: z
    .string()
    .regex(/^(?:cropped:|\/files\/)/)
    .nullable(),
  /** The zone until a place names one. */
  browserZone: z.string(),
  colors: coloursSchema,
  animation: animationSchema,
  backgroundUrl: z.string().nullable(),
  /** What the film was found by. */
  backgroundQuery: z.string(),
  isVideoOff: z.boolean(),
  /** What the cover was drawn from; empty: it was not drawn. */
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
  /** Heads that fit, as typed; null: no limit. */
  capacity: z.number().nullable(),
  /** The event that this one is a copy of, when its guests can be invited to this one too (LIFE-07, LIFE-10). */
  cloneOf: z.string().nullable(),
  /** Whether the guests of that event are invited to this one too. */
  copiesGuests: z.boolean(),
})
export type EventFields = z.infer<typeof eventFieldsSchema>

/** The zone that times are read in until a place names one (ENT-16). */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Los_Angeles'

/** The zone that the times are read in: the place's, else, also where that could not be found, the browser's (ERR-45). */
export function zoneOf({ place, placeToConfirm, browserZone: zone }: EventFields): string {
  const found = (place ?? placeToConfirm)?.timeZoneId
  return found !== undefined && isTimeZone(found) ? found : zone
}

/** About 24 hours ahead, on the hour of the zone's clock: some zones are half an hour off (LIFE-03, CONST-54). */
export function dayAhead(now: number, zone: string): string {
  const ahead = now + 24 * 3_600_000
  const { minute } = wallTime(ahead, zone)
  const onTheHour = Math.floor(ahead / 60_000) * 60_000 + (minute < 30 ? -minute : 60 - minute) * 60_000
  return fieldAt(onTheHour, zone)
}

/** A new event, as the editor begins with it. `now` in ms. */
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

/** The end that 'Add end time' presets: three hours after the start, or nothing to go by (PLACE-04, LIFE-17). */
export function presetEnd(fields: EventFields): string {
  const start = fromField(fields.start, zoneOf(fields))
  return Number.isNaN(start) ? '' : fieldAt(start + limits.defaultPartyMs, zoneOf(fields))
}

/** Start and end in ms; an end that was not named is 0, a field without a time NaN. */
export function timesOf(fields: EventFields): { startTime: number; endTime: number } {
  const zone = zoneOf(fields)
  return { startTime: fromField(fields.start, zone), endTime: fields.end === null ? 0 : fromField(fields.end, zone) }
}

/** What keeps the fields from becoming an event, in the words of the specification. `now` in ms. */
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

/** Nothing to keep: no title, no description, no address and no photo (LIFE-15). */
export const isBlank = ({ title, description, placeText, cover }: EventFields): boolean =>
  title.trim() === '' && description.trim() === '' && placeText.trim() === '' && cover === null
