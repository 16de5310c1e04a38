import { z } from 'zod'
import { eventInputSchema, eventViewSchema } from './event.ts'
import { limits } from './limits.ts'
import { operation } from './operation.ts'
import { plainText, uuid } from './text.ts'

/**
 * Changes an event that has not begun (RPC-46, EDIT-13). Guests hear what changed unless `disableNotification` (EDIT-14).
 * `revision`: the one that the change began from; when another came between, the call is refused and nothing is lost. Left
 * out, the last writer wins.
 */
export const editEventDetails = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    event: eventInputSchema,
    disableNotification: z.boolean().default(false),
    revision: z.number().int().optional(),
  }),
  output: z.object({ event: eventViewSchema }),
  failures: ['invalid', 'notFound', 'eventNotFound', 'forbidden', 'eventCancelled', 'eventStarted', 'conflict'],
})

/** Calls an event off (RPC-47, LIFE-04). Guests hear it, with the host's `message`, unless `disableNotification`. */
export const cancelEvent = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({
    eventId: uuid,
    message: plainText(limits.hostMessage).optional(),
    disableNotification: z.boolean().default(false),
  }),
  output: z.object({ event: eventViewSchema }),
  failures: ['eventNotFound', 'forbidden', 'eventCancelled', 'eventPast'],
})

/** Removes an event for good (RPC-48). One with guests must be called off first, so that nobody comes to nothing. */
export const deleteEvent = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({ eventId: uuid }),
  output: z.object({}),
  failures: ['eventNotFound', 'forbidden', 'eventHasGuests'],
})
