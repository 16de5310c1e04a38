import { limits } from '../limits.ts'

export interface EventFields {
  title: string
  description: string
  /** Set only when the address was chosen from the suggestions. */
  hasPlace: boolean
  /** ms; undefined or NaN when the field holds no time. */
  startTime: number | undefined
  /** ms; 0 when the event names no end; NaN when the field holds no time. */
  endTime: number
  hasImage: boolean
  /** Heads that fit; undefined: no limit. */
  capacity?: number | undefined
}

/** The messages of a form that cannot be saved yet, by field (VAL-25..33). Empty: it can. */
export interface EventErrors {
  title?: string
  description?: string
  location?: string
  startTime?: string
  endTime?: string
  image?: string
  capacity?: string
}

/** What is said of a number of heads that no party can be limited to. */
export const wrongCapacity = `Enter a whole number from 1 to ${limits.capacity.toLocaleString('en-US')}, or leave it empty.`

/** Whether a party may be limited to so many heads. */
export const isCapacity = (heads: number): boolean => Number.isInteger(heads) && heads >= 1 && heads <= limits.capacity

/** Checks an event before it is created. `now` in ms. */
export function eventErrors(fields: EventFields, now: number): EventErrors {
  const errors: EventErrors = {}
  if (fields.title.trim() === '' || fields.title.length > limits.title) errors.title = 'Enter a valid title'
  if (fields.description.length > limits.description)
    errors.description = `Please limit the description to ${limits.description} characters.`
  if (!fields.hasPlace) errors.location = 'Select a valid location from Google Maps'
  const start = fields.startTime
  if (start === undefined || !Number.isFinite(start)) errors.startTime = 'This is a required field'
  else if (start < now) errors.startTime = 'Start date cannot be in the past'
  if (Number.isNaN(fields.endTime)) errors.endTime = 'This is a required field'
  else if (fields.endTime > 0 && start !== undefined && Number.isFinite(start)) {
    if (fields.endTime <= start) errors.endTime = 'End time must be after start time'
    else if (fields.endTime - start > limits.partyMs) errors.endTime = 'Party cannot be over 2 weeks long'
  }
  if (!fields.hasImage) errors.image = 'Image is required'
  if (fields.capacity !== undefined && !isCapacity(fields.capacity)) errors.capacity = wrongCapacity
  return errors
}
