import { audienceNames } from '@festoon/contract/messages/event'
import * as copy from '@festoon/contract/messages/messaging/eventOptions'
import { yearOf } from '../dates/calendarDay.ts'
import { dayText } from '../dates/eventDates.ts'
import { dayIn } from '../dates/timeZone.ts'
import { addressAudience, isAddressAudience } from './addressAudience.ts'

/** The options of an event that are listed one by one: those that guests see, and the capacity (`isForGuests`). */
export type OptionField =
  | 'deadline'
  | 'maybe'
  | 'plusOnes'
  | 'guestList'
  | 'addressFor'
  | 'capacity'
  | 'waitlist'
  | 'catering'

/** An event with its options, which may be absent. Times are in ms. */
interface WithOptions {
  timeZone: string
  [field: string]: unknown
}

/**
 * A difference between the options of two versions of an event, in words that guests understand. Values are in lower case. `before` is
 * absent from a deadline that is new or is only handled differently. `detail` is what happens after a deadline: guests ask the host, or
 * RSVPs are closed.
 */
export interface OptionChange {
  field: OptionField
  label: string
  before?: string
  after: string
  detail?: keyof typeof copy.afterDeadline
}

interface Option {
  field: OptionField
  label: string
  /** The event's fields that the text shows. */
  fields: readonly string[]
  /** The value as text. */
  textOf: (event: WithOptions) => string
}

/** Returns a time as a day in the event's time zone, with the year unless it is the party's; undefined if there is none. */
function dayOf(time: unknown, { startTime, timeZone }: WithOptions): string | undefined {
  const year = typeof startTime === 'number' && startTime > 0 ? yearOf(dayIn(startTime, timeZone)) : undefined
  return typeof time === 'number' ? dayText(dayIn(time, timeZone), year) : undefined
}

const asksFor = (details: unknown): string[] => {
  if (typeof details !== 'object' || details === null) return []
  const entries = new Map(Object.entries(details))
  return Object.entries(copy.cateringParts).flatMap(([part, label]) => (entries.get(part) === true ? [label] : []))
}

const options: readonly Option[] = [
  {
    field: 'maybe',
    label: copy.maybe,
    fields: ['allowMaybe', 'decideBy'],
    textOf: (event) => {
      if (event.allowMaybe !== true) return copy.notAllowed
      const day = dayOf(event.decideBy, event)
      return day === undefined ? copy.allowed : copy.decideBy(day)
    },
  },
  {
    field: 'plusOnes',
    label: copy.plusOnes,
    fields: ['openInvite'],
    textOf: ({ openInvite }) => (openInvite === true ? copy.welcome : copy.notPlanned),
  },
  {
    field: 'guestList',
    label: copy.guestList,
    fields: ['publicGuestList'],
    textOf: ({ publicGuestList }) => (publicGuestList === true ? copy.publicList : copy.privateList),
  },
  {
    field: 'addressFor',
    label: copy.addressFor,
    fields: ['addressFor'],
    textOf: ({ addressFor, hasWaitlist }) => {
      const chosenAudience = typeof addressFor === 'string' && isAddressAudience(addressFor) ? addressFor : undefined
      const name = audienceNames[addressAudience({ addressFor: chosenAudience, hasWaitlist: hasWaitlist === true })]
      return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    },
  },
  {
    field: 'capacity',
    label: copy.capacity,
    fields: ['capacity'],
    textOf: ({ capacity }) => (typeof capacity === 'number' ? copy.people(capacity) : copy.noLimit),
  },
  {
    field: 'waitlist',
    label: copy.waitlist,
    fields: ['hasWaitlist'],
    textOf: ({ hasWaitlist }) => (hasWaitlist === true ? copy.on : copy.off),
  },
  {
    field: 'catering',
    label: copy.catering,
    fields: ['headDetails'],
    textOf: ({ headDetails }) => {
      const parts = asksFor(headDetails)
      return parts.length === 0 ? copy.none : copy.asked(parts)
    },
  },
]

/**
 * Returns the differences between the options that are listed, the deadlines first, and the names of the fields that they show. A
 * difference that can't be seen, such as another time on the same day, isn't among them.
 */
export function optionChanges(
  before: WithOptions,
  after: WithOptions,
): { changes: OptionChange[]; shownFields: string[] } {
  const deadline = deadlineChange(before, after)
  const changedOptions = options.flatMap(({ field, label, fields, textOf }) => {
    const change = { field, label, before: textOf(before), after: textOf(after) }
    return change.before === change.after ? [] : [{ change, fields }]
  })
  return {
    changes: [...(deadline ? [deadline] : []), ...changedOptions.map(({ change }) => change)],
    shownFields: [...(deadline ? ['rsvpBy', 'lateRsvps'] : []), ...changedOptions.flatMap(({ fields }) => fields)],
  }
}

/** Returns the difference between two RSVP deadlines, and between what happens after them; undefined if there is none. */
function deadlineChange(before: WithOptions, after: WithOptions): OptionChange | undefined {
  const [from, to] = [dayOf(before.rsvpBy, before), dayOf(after.rsvpBy, after)]
  const change = { field: 'deadline', label: copy.deadline } as const
  if (to === undefined) return from === undefined ? undefined : { ...change, before: from, after: copy.noDeadline }
  const [askedBefore, asksNow] = [from !== undefined && before.lateRsvps === 'ask', after.lateRsvps === 'ask']
  if (from === to && askedBefore === asksNow) return undefined
  return {
    ...change,
    ...(from === undefined || from === to ? {} : { before: from }),
    after: to,
    ...(asksNow ? { detail: 'asks' } : askedBefore ? { detail: 'closes' } : {}),
  }
}
