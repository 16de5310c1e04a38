import { z } from 'zod'
import { limits } from '../limits.ts'
import { updateAudiences } from '../rules/events/updateAudiences.ts'
import { operation } from '../wire/operation.ts'
import { plainText, uuid } from '../wire/text.ts'
import { eventInputSchema, eventViewSchema } from './event.ts'

/**
 * Changes an event that hasn't started (RPC-46, EDIT-13). Notifies the guests in `audience` of the changes, with the host's
 * `note`, unless `disableNotification` is set (EDIT-14). Fails with `conflict` if the event was changed after the given
 * `revision`, unless it already has these values. Without a `revision`, overwrites other changes.
 */
export const editEventDetails = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    event: eventInputSchema,
    disableNotification: z.boolean().default(false),
    audience: z.enum(updateAudiences).default('invited'),
    note: plainText(limits.hostMessage).optional(),
    revision: z.number().int().optional(),
  }),
  output: z.object({ event: eventViewSchema }),
  failures: [
    'invalid',
    'notFound',
    'eventNotFound',
    'forbidden',
    'eventCancelled',
    'eventStarted',
    'conflict',
    'sendingLimit',
  ],
})

const guestCount = z.number().int().nonnegative()
const audienceCounts = { going: guestCount, invited: guestCount, everyone: guestCount }

/**
 * Returns the number of guests in each audience who get an update (`editEventDetails`). Some of them may have turned off messages.
 * `unconfirmed` are the guests who are asked to confirm their email address instead, because anyone may have entered it. `byHost` are the
 * guests without an email address or account, which only their hosts can notify.
 */
export const countUpdateRecipients = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: false,
  input: z.object({ eventId: uuid }),
  output: z.object({ ...audienceCounts, unconfirmed: z.object(audienceCounts), byHost: z.object(audienceCounts) }),
  failures: ['eventNotFound', 'forbidden'],
})

/**
 * Cancels an event (RPC-47, LIFE-04). Sends guests a notification that includes the host's `message`, unless
 * `disableNotification` is set. Fails with `sendingLimit` if the host can't send a message to so many guests now; without a message,
 * an event can always be canceled.
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
  failures: ['eventNotFound', 'forbidden', 'eventCancelled', 'eventPast', 'sendingLimit'],
})

/** Deletes an event (RPC-48). Fails with `eventHasGuests` if the event has guests and is neither canceled nor past. */
export const deleteEvent = operation({
  service: 'ElkEventService',
  access: 'organizer',
  writes: true,
  input: z.object({ eventId: uuid }),
  output: z.object({}),
  failures: ['eventNotFound', 'forbidden', 'eventHasGuests'],
})
