import * as copy from '@festoon/contract/messages/event'
import type { VisibleLocation } from '../../nouns/place.ts'
import type { Question } from '../../nouns/questions/question.ts'
import { whenLine } from '../dates/eventDates.ts'
import { hasDate } from '../dates/past.ts'
import { isSameZone } from '../dates/timeZone.ts'
import { sameContent } from '../sameContent.ts'
import { locationLine } from './locationLine.ts'
import { optionChanges, type OptionChange, type OptionField } from './optionChanges.ts'

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
  location: VisibleLocation
  questions: readonly Pick<Question, 'questionUuid' | 'question'>[]
  [field: string]: unknown
}

/** The part of an event that changed. `options` are those that only hosts see. */
export type ChangedField =
  | 'title'
  | 'time'
  | 'place'
  | 'description'
  | 'cover'
  | 'questions'
  | 'looks'
  | 'options'
  | OptionField

/**
 * A difference between two versions of an event. `after` is present for the title, time, location, questions, and the options that
 * guests see, mostly with `before`. Values of options are in lower case. `detail` is what happens after an RSVP deadline.
 */
export interface EventChange {
  field: ChangedField
  label: string
  before?: string
  after?: string
  detail?: OptionChange['detail']
}

/** Fields that are listed as separate changes, so that they don't count as options. */
const fieldChanges = [
  'title',
  'description',
  'photoUrl',
  'startTime',
  'endTime',
  'dateUndecided',
  'timeZone',
  'location',
  'questions',
] as const
const looks = ['colors', 'animation', 'lettering', 'backgroundAnimationUrl', 'videoBackgroundDisabled'] as const
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
    // The zone of a date that is to be decided isn't shown.
    (!isSameZone(timeZone, after.timeZone) && hasDate(after))
  )
    changes.push({ field: 'time', label: copy.time, before: whenLine(before), after: whenLine(after) })
  if (!sameContent(location, after.location))
    changes.push({
      field: 'place',
      label: copy.place,
      before: locationLine(location),
      after: locationLine(after.location),
    })
  const { changes: shownOptions, shownFields } = optionChanges(before, after)
  changes.push(...shownOptions)
  if (shownText(description) !== shownText(after.description))
    changes.push({ field: 'description', label: copy.description })
  if (photoUrl !== after.photoUrl) changes.push({ field: 'cover', label: copy.coverImage })
  changes.push(...questionChanges(questions, after.questions))
  if (looks.some((field) => !sameContent(before[field], after[field])))
    changes.push({ field: 'looks', label: copy.look })
  // An option without a value may be absent from either version.
  const options = new Set([...Object.keys(before), ...Object.keys(after)])
  for (const field of [...fieldChanges, ...looks, ...origins, ...shownFields]) options.delete(field)
  // A deadline on the day of the party moves with the start, which is listed.
  if (startTime !== after.startTime) for (const field of ['rsvpBy', 'decideBy']) options.delete(field)
  if ([...options].some((field) => !sameContent(before[field], after[field])))
    changes.push({ field: 'options', label: copy.eventOptions })
  return changes
}

/** Returns the changes of the questions: which were added, changed, or removed, or that only their order changed. */
function questionChanges(before: Comparable['questions'], after: Comparable['questions']): EventChange[] {
  const field = 'questions'
  const changes = after.flatMap((one): EventChange[] => {
    const earlier = before.find(({ questionUuid }) => questionUuid === one.questionUuid)
    if (!earlier) return [{ field, label: copy.questionAdded, after: one.question }]
    if (sameContent(earlier, one)) return []
    const earlierWording = earlier.question === one.question ? {} : { before: earlier.question }
    return [{ field, label: copy.questionChanged, ...earlierWording, after: one.question }]
  })
  const removedQuestions = before
    .filter((one) => after.every(({ questionUuid }) => questionUuid !== one.questionUuid))
    .map(({ question }): EventChange => ({ field, label: copy.questionRemoved, after: question }))
  if (changes.length === 0 && removedQuestions.length === 0 && !sameContent(before, after))
    return [{ field, label: copy.questionsMoved }]
  return [...changes, ...removedQuestions]
}

/** Returns a text in the form that devices share: they write the ends of lines, and letters with accents, differently. */
const shownText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trimEnd()

/** Converts ms to whole minutes. Time fields don't show seconds, so a smaller difference isn't a change. */
const minuteOf = (epochMs: number): number => Math.floor(epochMs / 60_000)

/** Checks whether two events are equal: start times at most 60 seconds apart, and the same content otherwise (LIFE-16). */
export const isSameEvent = <Event extends { startTime: number }>(first: Event, second: Event): boolean =>
  Math.abs(first.startTime - second.startTime) <= startTolerance &&
  sameContent({ ...first, startTime: 0 }, { ...second, startTime: 0 })

/**
 * Returns true for a change that guests can see: neither a limit on the number of guests nor another setting of the hosts, nor one that
 * reads the same as before, such as another time zone with the same time.
 */
export const isForGuests = ({ field, before, after, detail }: EventChange): boolean =>
  field !== 'options' && field !== 'capacity' && (before === undefined || before !== after || detail !== undefined)

/** Checks whether guests see another time or location. By default, they are notified only of these changes (EDIT-14). */
export const notifiesByDefault = (changes: readonly EventChange[]): boolean =>
  changes.some((change) => (change.field === 'time' || change.field === 'place') && isForGuests(change))
