import { z } from 'zod'
import { eventInputSchema, eventViewSchema } from './event.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { plainText, uuid } from '../wire/text.ts'

/**
 * Changes an event that hasn't started (RPC-46, EDIT-13). Guests are notified of the changes unless
 * `disableNotification` (EDIT-14). `revision`: the one the change started from. If someone else saved in between, the
 * call is refused and nothing is lost. If it is left out, the last writer wins.
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

/**
 * Cancels an event (RPC-47, LIFE-04). Guests are notified, with the host's `message`, unless `disableNotification`.
 */
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

/** Deletes an event (RPC-48). One with guests has to be canceled first, so that no one comes for nothing. */
export const deleteEvent = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({ eventId: uuid }),
  output: z.object({}),
  failures: ['eventNotFound', 'forbidden', 'eventHasGuests'],
})
