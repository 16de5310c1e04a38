import { whenLine } from '../dates/eventDates.ts'
import { sameContent } from '../sameContent.ts'
import * as copy from '@festoon/contract/messages/event'

/** Max difference, in ms, at which two start times count as equal (LIFE-16, CONST-36). */
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

/** A difference between two versions of an event. `before` and `after` are present for values short enough to fit on one line. */
export interface EventChange {
  field: ChangedField
  label: string
  before?: string
  after?: string
}

const looks = ['colors', 'animation', 'backgroundAnimationUrl', 'videoBackgroundDisabled'] as const
/** Fields that track how the event was created. Changes to them aren't reported. */
const origins = [
  'backgroundAnimationSearchQuery',
  'prompt',
  'inspirationId',
  'suggestionTags',
  'isFromQuickCreate',
] as const

/**
 * Returns the differences between two versions of an event, starting with the most important ones for guests (EDIT-14). Ignores
 * the seconds of times, and fields that only track how the event was created.
 */
export function eventChanges(before: Comparable, after: Comparable): EventChange[] {
  const changes: EventChange[] = []
  const { title, description, photoUrl, startTime, endTime, timeZone, location, questions, ...others } = before
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
  const kept = new Set<string>([...looks, ...origins])
  if (Object.keys(others).some((field) => !kept.has(field) && !sameContent(before[field], after[field])))
    changes.push({ field: 'options', label: copy.eventOptions })
  return changes
}

/** Converts a time from ms to whole minutes. Time fields don't show seconds, so a smaller difference isn't a change. */
const minuteOf = (epochMs: number): number => Math.floor(epochMs / 60_000)

/**
 * Checks whether two events are equal: the start times are within 60 seconds of each other, and everything else matches
 * (LIFE-16).
 */
export const isSameEvent = <Event extends { startTime: number }>(first: Event, second: Event): boolean =>
  Math.abs(first.startTime - second.startTime) <= startTolerance &&
  sameContent({ ...first, startTime: 0 }, { ...second, startTime: 0 })

/**
 * Returns true if the time or location has changed. Guests are notified of these changes by default, and of others only if the
 * host chooses (EDIT-14).
 */
export const notifiesByDefault = (changes: readonly EventChange[]): boolean =>
  changes.some(({ field }) => field === 'time' || field === 'place')

/** Returns a location on one line: its address, preceded by the venue's name if it has one. */
const placeLine = ({ placeName, displayName }: Comparable['location']): string =>
  placeName ? `${placeName}, ${displayName}` : displayName
