import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/editor'
import { optionsCount, startPast } from '@festoon/contract/messages/fields'
import { headDetailsSchema } from '@festoon/contract/nouns/catering/heads'
import {
  addressAudienceSchema,
  animationSchema,
  colorsSchema,
  defaultColors,
  letteringSchema,
} from '@festoon/contract/nouns/event'
import { placeDetailsSchema } from '@festoon/contract/nouns/place'
import { preferenceSchema } from '@festoon/contract/nouns/preference'
import { addDays, weekdayFrom } from '@festoon/contract/rules/dates/calendarDay'
import { dayIn, isTimeZone, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { deadlineErrors, endErrors, eventErrors, type EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { meetingLinkOf } from '@festoon/contract/rules/events/meetingLink'
import { pastDeadlines, type ZonedDeadlines } from '@festoon/contract/rules/events/pastDeadlines'
import { lateRsvps } from '@festoon/contract/rules/guests/rsvpDeadline'
import { conditionError } from '@festoon/contract/rules/questions/conditionError'
import { browserZone } from '../../platform/browser/browserZone.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import { fieldAt, fromField, isBeingTyped, skippedError } from './details/clockField.ts'
import { savedQuestions } from './questions/questionConditions.ts'
import { lacksOptions, questionFieldsSchema } from './questions/questionFields.ts'

const noHeadDetails = { children: false, names: false, diets: false }

/** Schema of the contents of the editor's form. Times are in the party's time zone, in the format of `fieldAt`. */
export const eventFieldsSchema = z.object({
  /** The id of the event or draft, assigned before the first save. */
  id: z.guid(),
  title: z.string(),
  description: z.string(),
  /** The kind of location that the host chose. Fields stored by an earlier version lack it. */
  placeKind: z.enum(['place', 'online', 'undecided']).default('place'),
  /** The link of an online party, as typed. Fields stored by an earlier version lack it. */
  placeLink: z.string().default(''),
  /** The text in the address field. It is the address if the host doesn't pick a suggestion. */
  placeText: z.string(),
  /** The place that the host picked from the suggestions; null if there is none. */
  place: placeDetailsSchema.nullable(),
  /** For a copy, the original event's place until the host confirms or replaces it; otherwise null (EDIT-07). */
  placeToConfirm: placeDetailsSchema.nullable(),
  /** The venue's name, such as 'The Old Mill'. */
  venue: z.string(),
  start: z.string(),
  /** True if the host chose To be decided. `start` and `end` are kept for the case that the host chooses a date again. */
  dateUndecided: z.boolean().default(false),
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
  /** The time zone used without a picked place: the browser's or that of an event saved without one (PLACE-07). */
  browserZone: z.string().refine(isTimeZone).catch(browserZone),
  colors: colorsSchema,
  animation: animationSchema,
  lettering: letteringSchema.default('modern'),
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
  /** The details for the caterer that guests are asked. Fields stored by an earlier version lack it. */
  headDetails: headDetailsSchema.default(noHeadDetails),
  openInvite: z.boolean(),
  publicGuestList: z.boolean(),
  remindersEnabled: z.boolean(),
  hostNotification: z.enum(['asTheyArrive', 'dailyDigest']),
  communicationPreference: preferenceSchema,
  hasWaitlist: z.boolean(),
  /** The capacity that the host entered; null for no limit. */
  capacity: z.number().nullable(),
  /** The people who see the address; null until the host chooses. Fields stored by an earlier version lack it. */
  // A tab may still have a choice that no longer exists.
  addressFor: addressAudienceSchema.nullable().catch(null).default(null),
  /** True if guests can say maybe. Fields stored by an earlier version lack it, and the next three. */
  allowMaybe: z.boolean().default(false),
  /** The day by which guests who said maybe should decide; '' if there is none. */
  decideOn: z.string().default(''),
  /** The last day for RSVPs; '' if there is no deadline. */
  rsvpOn: z.string().default(''),
  lateRsvps: z.enum(lateRsvps).default('closed'),
  /** The id of the event that was copied, if its guests can be invited too; otherwise null (LIFE-07, LIFE-10). */
  cloneOf: z.string().nullable(),
  /** True to add the original event's guests to the guest list. */
  copiesGuests: z.boolean(),
  /** The id of the copied event, if it has a sign-up list; otherwise null. Fields stored by an earlier version lack it. */
  itemsOf: z.string().nullable().default(null),
  /** The id of the companion app's album for the event; null if there is none. Fields stored by an earlier version lack it. */
  existingAlbumId: z.string().nullable().default(null),
})
export type EventFields = z.infer<typeof eventFieldsSchema>

/** Returns the time zone of the party's place; undefined if it is unknown or invalid, or the party isn't at a place. */
export function placeZoneOf({ placeKind, place, placeToConfirm }: EventFields): string | undefined {
  const placeZone = placeKind === 'place' ? (place ?? placeToConfirm)?.timeZoneId : undefined
  return placeZone !== undefined && isTimeZone(placeZone) ? placeZone : undefined
}

/** Returns the event's time zone: the place's if known and valid (`placeZoneOf`), otherwise `browserZone` (ERR-45). */
export const zoneOf = (fields: EventFields): string => placeZoneOf(fields) ?? fields.browserZone

/**
 * Returns the full hour nearest to 24 hours after `now` (in ms), in the format of `fieldAt`, for a copy of an event (CONST-54). Rounds the
 * local time, because some time zones have half-hour offsets.
 */
export function dayAhead(now: number, zone: string): string {
  const ahead = now + 24 * 3_600_000
  const { minute } = wallTime(ahead, zone)
  const onTheHour = Math.floor(ahead / 60_000) * 60_000 + (minute < 30 ? -minute : 60 - minute) * 60_000
  return fieldAt(onTheHour, zone)
}

/**
 * Returns 7 PM on the next Saturday after today, in the format of `fieldAt`, because few parties start a day from now, and none
 * at night (LIFE-03, CONST-54). `now` is in ms.
 */
const saturdayEvening = (now: number, zone: string): string => `${weekdayFrom(addDays(dayIn(now, zone), 1), 6)}T19:00`

/** Returns the editor's fields for a new event, including a new id. `now` is in ms. */
export function newFields(now: number, zone: string): EventFields {
  return {
    id: newUuid(),
    title: '',
    description: '',
    placeKind: 'place',
    placeLink: '',
    placeText: '',
    place: null,
    placeToConfirm: null,
    venue: '',
    start: saturdayEvening(now, zone),
    dateUndecided: false,
    end: null,
    cover: null,
    browserZone: zone,
    colors: { ...defaultColors },
    animation: 'lightSource',
    lettering: 'modern',
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
    headDetails: noHeadDetails,
    communicationPreference: 3,
    hasWaitlist: false,
    capacity: null,
    addressFor: null,
    allowMaybe: false,
    decideOn: '',
    rsvpOn: '',
    lateRsvps: 'closed',
    cloneOf: null,
    copiesGuests: false,
    itemsOf: null,
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

/**
 * Returns the start and end times in ms. The end time is 0 if the event has none. Both are 0 if the date is to be decided. A time
 * is NaN if its field is empty.
 */
export function timesOf(fields: EventFields): { startTime: number; endTime: number } {
  if (fields.dateUndecided) return { startTime: 0, endTime: 0 }
  const zone = zoneOf(fields)
  return { startTime: fromField(fields.start, zone), endTime: fields.end === null ? 0 : fromField(fields.end, zone) }
}

/**
 * Returns the end of a day in ms, in the party's time zone: its last minute or, on the day of the party, the minute before the start.
 * Undefined without a day, and for a party whose date is to be decided.
 */
function endOfDay(day: string, fields: EventFields): number | undefined {
  if (day === '' || fields.dateUndecided) return undefined
  const zone = zoneOf(fields)
  const { startTime } = timesOf(fields)
  const end = fromField(`${day}T23:59`, zone)
  return startTime > 0 && dayIn(startTime, zone) === day ? startTime - 60_000 : end
}

/** Returns the times in ms by which guests decide about a maybe, and by which they RSVP, without those that the host hasn't set. */
export function deadlinesOf(fields: EventFields): { decideBy?: number; rsvpBy?: number } {
  const decideBy = fields.allowMaybe ? endOfDay(fields.decideOn, fields) : undefined
  const rsvpBy = endOfDay(fields.rsvpOn, fields)
  return { ...(decideBy === undefined ? {} : { decideBy }), ...(rsvpBy === undefined ? {} : { rsvpBy }) }
}

/** Checks whether the host entered a location, or chose that the party has none yet. A copied place has to be confirmed (EDIT-07). */
export const hasPlace = ({ placeKind, place, placeToConfirm, placeText }: EventFields): boolean =>
  placeKind !== 'place' || place !== null || (placeToConfirm === null && placeText.trim() !== '')

/** The deadlines of a live event; undefined for drafts and new events. */
export type SavedDeadlines = ZonedDeadlines | undefined

/** Returns the error messages for the deadlines. Those of a live event (`savedDeadlines`) may be over. `now` is in ms. */
export function errorsOfDeadlines(fields: EventFields, savedDeadlines: SavedDeadlines, now: number): EventErrors {
  const { startTime } = timesOf(fields)
  const deadlines = deadlinesOf(fields)
  return {
    ...pastDeadlines({ ...deadlines, timeZone: zoneOf(fields) }, savedDeadlines, now),
    ...(startTime > 0 ? deadlineErrors({ startTime, ...deadlines }) : {}),
  }
}

/**
 * Returns the error messages that hosts see at once, before they save: those for times that are over or that clocks skip, and for an end
 * that doesn't fit the start. The start of a live event (`liveEvent`) may be over. `now` is in ms.
 */
export function earlyErrors(fields: EventFields, now: number, liveEvent?: { startTime: number }): EventErrors {
  if (fields.dateUndecided || isBeingTyped(fields.start)) return {}
  const { startTime, endTime } = timesOf(fields)
  const isUnchanged = liveEvent !== undefined && fields.start === fieldAt(liveEvent.startTime, zoneOf(fields))
  return {
    ...(startTime < now && !isUnchanged ? { startTime: startPast } : {}),
    ...(isBeingTyped(fields.end ?? '') ? {} : endErrors(startTime, endTime)),
    ...skippedTimes(fields),
  }
}

/** Returns the error messages for times that don't exist because clocks go forward. */
function skippedTimes(fields: EventFields): Pick<EventErrors, 'startTime' | 'endTime'> {
  if (fields.dateUndecided) return {}
  const zone = zoneOf(fields)
  const startTime = skippedError(fields.start, zone)
  const endTime = fields.end === null ? undefined : skippedError(fields.end, zone)
  return { ...(startTime === undefined ? {} : { startTime }), ...(endTime === undefined ? {} : { endTime }) }
}

/** Returns the error messages for invalid fields. `savedDeadlines` contains the deadlines of a live event. `now` is in ms. */
export function fieldErrors(fields: EventFields, now: number, savedDeadlines?: SavedDeadlines): EventErrors {
  const { startTime, endTime } = timesOf(fields)
  const errors: EventErrors = {
    ...errorsOfDeadlines(fields, savedDeadlines, now),
    ...eventErrors(
      {
        title: fields.title,
        description: fields.description,
        hasPlace: hasPlace(fields),
        ...(fields.placeKind === 'online' && fields.placeLink.trim() !== ''
          ? { meetingLink: meetingLinkOf(fields.placeLink) }
          : {}),
        startTime: fields.dateUndecided ? 'undecided' : startTime,
        endTime,
        hasImage: fields.cover !== null,
        ...(fields.capacity === null ? {} : { capacity: fields.capacity }),
      },
      now,
    ),
    ...skippedTimes(fields),
  }
  const askedQuestions = savedQuestions(fields.questions)
  const wrong = askedQuestions
    .map((_, at) => conditionError(askedQuestions, at))
    .find((message) => message !== undefined)
  if (fields.questions.some(lacksOptions)) errors.questions = optionsCount
  else if (wrong !== undefined) errors.questions = wrong
  const mustConfirm = fields.placeKind === 'place' && fields.placeToConfirm !== null
  return mustConfirm ? { ...errors, location: copy.confirmLocation } : errors
}

/**
 * Returns true if the event has no title, description, address, or cover image, and so isn't worth saving (LIFE-15). The link of
 * an online party counts as its address.
 */
export const isBlank = ({ title, description, placeText, placeLink, cover }: EventFields): boolean =>
  [title, description, placeText, placeLink].every((text) => text.trim() === '') && cover === null
