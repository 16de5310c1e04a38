import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../../limits.ts'
import { linkInTitle } from '../hasLink.ts'
import { isMeetingLink } from './meetingLink.ts'

export interface EventFields {
  title: string
  description: string
  /** True if the host entered a location, or chose Online or To be decided. */
  hasPlace: boolean
  /** The link of an online party; undefined if there is none. */
  meetingLink?: string | undefined
  /** Start time in ms; 'undecided' if the host chose To be decided; undefined or NaN if the host has yet to enter it. */
  startTime: number | 'undecided' | undefined
  /** End time in ms: 0 if the event has none, or NaN if the host has yet to enter it. */
  endTime: number
  hasImage: boolean
  /** Max guests, including plus-ones; undefined if unlimited. */
  capacity?: number | undefined
  /** The times in ms by which guests decide about a maybe, and by which they RSVP; undefined if there are none. */
  decideBy?: number | undefined
  rsvpBy?: number | undefined
}

/** Error messages, by field; empty if the event is valid (VAL-25..33). */
export interface EventErrors {
  title?: string
  description?: string
  location?: string
  startTime?: string
  endTime?: string
  image?: string
  capacity?: string
  decideBy?: string
  rsvpBy?: string
  questions?: string
}

export const isCapacity = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= limits.capacity

/** Validates an event before it is created or changed. `now` is in ms. */
export function eventErrors(fields: EventFields, now: number): EventErrors {
  const errors: EventErrors = {}
  if (fields.title.trim() === '' || fields.title.length > limits.title) errors.title = copy.titleInvalid
  else {
    const link = linkInTitle(fields.title)
    if (link !== undefined) errors.title = copy.linkRefused(link)
  }
  if (fields.description.length > limits.description) errors.description = copy.descriptionTooLong
  if (!fields.hasPlace) errors.location = copy.locationInvalid
  if (fields.meetingLink !== undefined && !isMeetingLink(fields.meetingLink)) errors.location = copy.meetingLinkInvalid
  const start = fields.startTime
  const isDated = typeof start === 'number' && Number.isFinite(start) && start !== 0
  if (!isDated && start !== 'undecided') errors.startTime = copy.required
  else if (isDated && start < now) errors.startTime = copy.startPast
  if (Number.isNaN(fields.endTime)) errors.endTime = copy.required
  else if (start === 'undecided' && fields.endTime !== 0) errors.endTime = copy.endWithoutDate
  else if (isDated) Object.assign(errors, endErrors(start, fields.endTime))
  if (!fields.hasImage) errors.image = copy.imageRequired
  if (fields.capacity !== undefined && !isCapacity(fields.capacity)) errors.capacity = copy.capacityInvalid
  return isDated ? { ...errors, ...deadlineErrors({ ...fields, startTime: start }) } : errors
}

/** Returns the error message for an end that doesn't fit the start. Times are in ms; without an end, it is 0. */
export function endErrors(startTime: number, endTime: number): Pick<EventErrors, 'endTime'> {
  if (!(startTime > 0 && endTime > 0)) return {}
  if (endTime <= startTime) return { endTime: copy.endBeforeStart }
  return endTime - startTime > limits.partyMs ? { endTime: copy.partyTooLong } : {}
}

/** The times in ms that have to be in order. */
export interface Deadlines {
  startTime: number
  decideBy?: number | undefined
  rsvpBy?: number | undefined
}

/** Returns the error messages for the times by which guests decide and RSVP: both before the start, and the decision no later. */
export function deadlineErrors({ startTime, decideBy, rsvpBy }: Deadlines): Pick<EventErrors, 'decideBy' | 'rsvpBy'> {
  const errors: EventErrors = {}
  if (decideBy !== undefined) {
    if (!(decideBy < startTime)) errors.decideBy = copy.decideByLate
    else if (rsvpBy !== undefined && decideBy > rsvpBy) errors.decideBy = copy.decideAfterDeadline
  }
  if (rsvpBy !== undefined && !(rsvpBy <= startTime)) errors.rsvpBy = copy.rsvpByLate
  return errors
}
