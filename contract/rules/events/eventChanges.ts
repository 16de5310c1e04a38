import { whenLine } from '../dates/eventDates.ts'
import { sameContent } from '../sameContent.ts'
import * as copy from '@festoon/contract/messages/event'

/** Max difference between two start times that count as equal, in ms (LIFE-16, CONST-36). */
const startTolerance = 60_000

/** The fields of an event that `eventChanges` compares. Times are in ms. */
export interface Comparable {
  title: string
  description: string
  photoUrl: string
  startTime: number
  endTime: number
  timeZone: string
  location: {
    displayName: string
    placeName?: string | undefined
    address?: object | undefined
    place?: string | undefined
  }
  questions: readonly object[]
  [field: string]: unknown
}

export type ChangedField = 'title' | 'time' | 'place' | 'description' | 'cover' | 'questions' | 'looks' | 'options'

/** A difference between two versions of an event. `before` and `after` are present for the title, time, and location. */
export interface EventChange {
  field: ChangedField
  label: string
  before?: string
  after?: string
}

/** Fields that are listed as separate changes, so that they don't count as options. */
const listed = [
  'title',
  'description',
  'photoUrl',
  'startTime',
  'endTime',
  'timeZone',
  'location',
  'questions',
] as const
const looks = ['colors', 'animation', 'backgroundAnimationUrl', 'videoBackgroundDisabled'] as const
/** Fields that track how the event was created. Changes to them aren't reported. */
const origins = [
  'backgroundAnimationSearchQuery',
  'prompt',
  'inspirationId',
  'suggestionTags',
  'isFromQuickCreate',
  'isClone',
] as const

/**
 * Returns the differences between two versions of an event, starting with those that matter most to guests (EDIT-14). Ignores
 * seconds, and fields that only track how the event was created.
 */
export function eventChanges(before: Comparable, after: Comparable): EventChange[] {
  const changes: EventChange[] = []
  const { title, description, photoUrl, startTime, endTime, timeZone, location, questions } = before
  if (title !== after.title) changes.push({ field: 'title', label: copy.title, before: title, after: after.title })
  if (
    minuteOf(startTime) !== minuteOf(after.startTime) ||
    minuteOf(endTime) !== minuteOf(after.endTime) ||
    timeZone !== after.timeZone
  )
    changes.push({ field: 'time', label: copy.time, before: whenLine(before), after: whenLine(after) })
  if (!sameContent(location, after.location))
    changes.push({ field: 'place', label: copy.place, before: placeLine(location), after: placeLine(after.location) })
  if (description !== after.description) changes.push({ field: 'description', label: copy.description })
  if (photoUrl !== after.photoUrl) changes.push({ field: 'cover', label: copy.coverImage })
  if (!sameContent(questions, after.questions)) changes.push({ field: 'questions', label: copy.guestQuestions })
  if (looks.some((field) => !sameContent(before[field], after[field])))
    changes.push({ field: 'looks', label: copy.look })
  // An option without a value may be absent from either version.
  const options = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const field of [...listed, ...looks, ...origins]) options.delete(field)
  if ([...options].some((field) => !sameContent(before[field], after[field])))
    changes.push({ field: 'options', label: copy.eventOptions })
  return changes
}

/** Converts ms to whole minutes. Time fields don't show seconds, so a smaller difference isn't a change. */
const minuteOf = (epochMs: number): number => Math.floor(epochMs / 60_000)

/** Checks whether two events are equal: start times at most 60 seconds apart, and the same content otherwise (LIFE-16). */
export const isSameEvent = <Event extends { startTime: number }>(first: Event, second: Event): boolean =>
  Math.abs(first.startTime - second.startTime) <= startTolerance &&
  sameContent({ ...first, startTime: 0 }, { ...second, startTime: 0 })

/** Checks whether the time or location changed. By default, guests are notified only of these changes (EDIT-14). */
export const notifiesByDefault = (changes: readonly EventChange[]): boolean =>
  changes.some(({ field }) => field === 'time' || field === 'place')

/** Returns a location on one line: its address, preceded by the venue's name if it has one. */
const placeLine = ({ placeName, displayName }: Comparable['location']): string =>
  placeName ? `${placeName}, ${displayName}` : displayName
