import { z } from 'zod'
import { maxProposedTimes, timeAnswers } from '../../rules/events/timeAnswers.ts'
import { operation } from '../../wire/operation.ts'
import { email, epochMs, personName, uuid } from '../../wire/text.ts'
import { eventViewSchema } from '../event.ts'

/** A time that the hosts of a party without a date propose, in ms. `endTime` is null if the hosts left it open. */
const proposedTimeSchema = z.object({ startTime: epochMs, endTime: epochMs.nullable() })
export type ProposedTime = z.infer<typeof proposedTimeSchema>

/** A guest's answer to the proposed time that starts at `startTime`. */
const answerSchema = z.object({ startTime: epochMs, answer: z.enum(timeAnswers) })

const count = z.number().int().min(0)

/** The proposed times of a party with the answers, as a viewer may see them. */
const timePollSchema = z.object({
  /** The proposed times, earliest first, each with the numbers of guests by answer. */
  times: z.array(proposedTimeSchema.extend({ counts: z.object({ yes: count, ifNeedBe: count, no: count }) })),
  /** The viewer's own answers. */
  own: z.array(answerSchema),
  /** The number of guests who answered at least one time. */
  answered: count,
  /**
   * The guests who answered, earliest first, at most `limits.attendeesShown`. Empty if the viewer may not see the guest list.
   * Strangers see short names.
   */
  guests: z.array(z.object({ name: z.string(), answers: z.array(answerSchema) })),
})
export type TimePollView = z.infer<typeof timePollSchema>

const viewer = { eventId: uuid, inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }

/** Returns the proposed times of a party to everyone who can open the party. It has none if its hosts propose none. */
export const getTimes = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object(viewer),
  output: z.object({ poll: timePollSchema }),
  failures: ['eventNotFound', 'inviteeTokenInvalid'],
})

/**
 * Adds times to those that the hosts of a party without a date propose, and removes others, with their answers. Times that are
 * already proposed stay as they are. Fails with `conflict` if the party has a date by now, and with `invalid` if a time to add is
 * over, ends before it starts, or would be more than `maxProposedTimes`.
 */
export const proposeTimes = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    add: z.array(proposedTimeSchema).max(maxProposedTimes).default([]),
    /** The starts of the times to remove, in ms. */
    remove: z.array(epochMs).max(maxProposedTimes).default([]),
  }),
  output: z.object({ poll: timePollSchema }),
  failures: ['eventNotFound', 'forbidden', 'eventCancelled', 'eventPast', 'conflict'],
})

/**
 * Saves a guest's answers to the proposed times in place of earlier ones, and ignores times that are no longer proposed, unless all
 * are, which is `invalid`. Guests use their account or their personal link. Someone who isn't a guest yet needs a name and an email
 * address, if they aren't signed in, and is added to the guest list without an RSVP, by the rules and limits of RSVPs; `inviteeUuid`
 * is the new guest's id, which the client chooses. Hosts, and guests who were denied a spot, can't answer. Fails with `conflict` if the
 * party has a date by now.
 */
export const answerTimes = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: true,
  repeat: 'secret',
  input: z.object({
    ...viewer,
    answers: z.array(answerSchema).min(1).max(maxProposedTimes),
    name: personName.optional(),
    email: email.optional(),
  }),
  output: z.object({
    poll: timePollSchema,
    /** The id of a new guest who isn't signed in, and the token of their personal link. */
    newGuest: z.object({ inviteeUuid: uuid, token: z.string() }).optional(),
  }),
  failures: [
    'eventNotFound',
    'inviteeTokenInvalid',
    'inviteeNotFound',
    'forbidden',
    'guestLimit',
    'conflict',
    'eventCancelled',
    'eventPast',
  ],
})

/**
 * Makes a proposed time the date of the party, and turns the answers to it into RSVPs in the same transaction
 * (docs/decisions/056-when-works.md). Every guest gets one message. Fails with `conflict` if the party has another date by now, and
 * with `notFound` if the time isn't proposed or is over.
 */
export const pickTime = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, startTime: epochMs }),
  output: z.object({ event: eventViewSchema }),
  failures: ['eventNotFound', 'forbidden', 'eventCancelled', 'eventPast', 'notFound', 'conflict', 'sendingLimit'],
})
