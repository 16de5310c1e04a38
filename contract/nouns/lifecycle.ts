import { z } from 'zod'
import { eventInputSchema, eventViewSchema } from './event.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { plainText, uuid } from '../wire/text.ts'

/**
 * Changes an event that hasn't started (RPC-46, EDIT-13). Guests are notified of the changes unless `disableNotification` is
 * set (EDIT-14). `revision` is the revision that the change is based on; the call fails with `conflict` if the event has been
 * changed since. Without a `revision`, the change overwrites any others.
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
 * Cancels an event (RPC-47, LIFE-04). Guests get a notification with the host's `message`, unless `disableNotification` is
 * set.
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

/** Deletes an event (RPC-48). An upcoming event with guests must be canceled first, so that the guests can be notified. */
export const deleteEvent = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({ eventId: uuid }),
  output: z.object({}),
  failures: ['eventNotFound', 'forbidden', 'eventHasGuests'],
})
