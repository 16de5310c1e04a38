import { whenLine } from './eventDates.ts'
import { sameContent } from './sameContent.ts'

/** Milliseconds within which two starts count as one (LIFE-16, CONST-36). */
const startTolerance = 60_000

/** What two versions of an event are compared by. Times in ms. */
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

/** One thing that differs. `before` and `after` are set where they fit in a line. */
export interface EventChange {
  field: ChangedField
  label: string
  before?: string
  after?: string
}

const looks = ['colors', 'animation', 'backgroundAnimationUrl', 'videoBackgroundDisabled'] as const
/** How the event came to be: nothing that a guest or host sees of it. */
const origins = [
  'backgroundAnimationSearchQuery',
  'prompt',
  'inspirationId',
  'suggestionTags',
  'isFromQuickCreate',
] as const

/** What changed between two versions of an event, in the order in which it matters to guests (EDIT-14). */
export function eventChanges(before: Comparable, after: Comparable): EventChange[] {
  const changes: EventChange[] = []
  const { title, description, photoUrl, startTime, endTime, timeZone, location, questions, ...others } = before
  if (title !== after.title) changes.push({ field: 'title', label: 'Title', before: title, after: after.title })
  if (
    minuteOf(startTime) !== minuteOf(after.startTime) ||
    minuteOf(endTime) !== minuteOf(after.endTime) ||
    timeZone !== after.timeZone
  )
    changes.push({ field: 'time', label: 'Time', before: whenLine(before), after: whenLine(after) })
  if (!sameContent(location, after.location))
    changes.push({ field: 'place', label: 'Place', before: placeLine(location), after: placeLine(after.location) })
  if (description !== after.description) changes.push({ field: 'description', label: 'Description' })
  if (photoUrl !== after.photoUrl) changes.push({ field: 'cover', label: 'Cover image' })
  if (!sameContent(questions, after.questions)) changes.push({ field: 'questions', label: 'Guest questions' })
  if (looks.some((field) => !sameContent(before[field], after[field]))) changes.push({ field: 'looks', label: 'Look' })
  const kept = new Set<string>([...looks, ...origins])
  if (Object.keys(others).some((field) => !kept.has(field) && !sameContent(before[field], after[field])))
    changes.push({ field: 'options', label: 'Event options' })
  return changes
}

/** Clocks and fields show minutes: what is less is no change of time. */
const minuteOf = (epochMs: number): number => Math.floor(epochMs / 60_000)

/** Two events are equal when their starts are within 60 seconds of each other and the rest matches (LIFE-16). */
export const isSameEvent = <Event extends { startTime: number }>(first: Event, second: Event): boolean =>
  Math.abs(first.startTime - second.startTime) <= startTolerance &&
  sameContent({ ...first, startTime: 0 }, { ...second, startTime: 0 })

/** Guests are told of another time or place unless the host says otherwise; of the rest only if the host says so (EDIT-14). */
export const notifiesByDefault = (changes: readonly EventChange[]): boolean =>
  changes.some(({ field }) => field === 'time' || field === 'place')

/** A place in one line: its name, where it has one, and its address. */
const placeLine = ({ placeName, displayName }: Comparable['location']): string =>
  placeName ? `${placeName}, ${displayName}` : displayName
