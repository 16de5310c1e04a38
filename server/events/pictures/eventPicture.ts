import type { LetteringName } from '@festoon/tokens/letterings'
import type { EventColors } from '@festoon/tokens/palette'

/**
 * The content of an event's public pictures: the link card and the story. They never include the location (AUTHZ-18).
 */
export interface EventPicture {
  title: string
  /** The formatted date of the event, or that it is to be decided. */
  day: string
  /** The formatted time; '' without a date. */
  time: string
  /** The formatted start in short form. */
  start: string
  hostedBy: string
  isCanceled: boolean
  colors: EventColors
  lettering: LetteringName
}
