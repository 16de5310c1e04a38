import { hasLink } from '../hasLink.ts'
import { limits } from '../../limits.ts'
import * as copy from '@festoon/contract/messages/fields'

export interface EventFields {
  title: string
  description: string
  /** True if the host picked the location from the suggestions. */
  hasPlace: boolean
  /** Start time in ms; undefined or NaN if the host has yet to enter it. */
  startTime: number | undefined
  /** End time in ms: 0 if the event has none, or NaN if the host has yet to enter it. */
  endTime: number
  hasImage: boolean
  /** Max guests, including plus-ones; undefined if unlimited. */
  capacity?: number | undefined
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
}

export const isCapacity = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= limits.capacity

/** Validates an event before it is created or changed. `now` is in ms. */
export function eventErrors(fields: EventFields, now: number): EventErrors {
  const errors: EventErrors = {}
  if (fields.title.trim() === '' || fields.title.length > limits.title) errors.title = copy.titleInvalid
  else if (hasLink(fields.title)) errors.title = copy.linkRefused
  if (fields.description.length > limits.description) errors.description = copy.descriptionTooLong
  if (!fields.hasPlace) errors.location = copy.locationInvalid
  const start = fields.startTime
  if (start === undefined || !Number.isFinite(start)) errors.startTime = copy.required
  else if (start < now) errors.startTime = copy.startPast
  if (Number.isNaN(fields.endTime)) errors.endTime = copy.required
  else if (fields.endTime > 0 && start !== undefined && Number.isFinite(start)) {
    if (fields.endTime <= start) errors.endTime = copy.endBeforeStart
    else if (fields.endTime - start > limits.partyMs) errors.endTime = copy.partyTooLong
  }
  if (!fields.hasImage) errors.image = copy.imageRequired
  if (fields.capacity !== undefined && !isCapacity(fields.capacity)) errors.capacity = copy.capacityInvalid
  return errors
}
