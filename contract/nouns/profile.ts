import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { operation } from '../wire/operation.ts'
import { email, personName, phone, uuid } from '../wire/text.ts'
import { textPermissionStatus, userSchema } from './account.ts'
import { photoUrl } from './event.ts'

/** Changes the given fields of the caller's profile. A `photoUrl` of null removes the photo (RPC-29, PROF-06, TEXT-02). */
export const updateElkUser = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({
    name: personName.optional(),
    photoUrl: photoUrl.nullable().optional(),
    grantedTextPermission: z.boolean().optional(),
    textPermissionStatus: textPermissionStatus.optional(),
  }),
  output: z.object({ user: userSchema }),
  failures: ['invalid'],
})

const calendarFeed = z.object({ path: z.string() })

/** Returns the path of the calendar file of the caller's parties, to which calendar apps can subscribe. */
export const getCalendarFeed = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: calendarFeed,
  failures: [],
})

/** Replaces the path of the caller's calendar file, so that apps with the earlier one no longer get it. */
export const resetCalendarFeed = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: true,
  input: z.object({}),
  output: calendarFeed,
  failures: [],
})

/**
 * Checks whether the email address or phone number verified by the identity token belongs to an account with a name (RPC-32).
 */
export const getHasElkProfile = operation({
  service: 'ElkEventService',
  access: 'identity',
  writes: false,
  input: z.object({}),
  output: z.object({ hasProfile: z.boolean() }),
  failures: ['emailReassigned', 'identityInvalid'],
})

/**
 * Options for the upcoming parties of a host who deletes their account: `cancel` cancels all of them, and `handOver` hands each
 * party over to the co-host who has been on its guest list longest. Parties without a co-host are always canceled.
 */
export const hostedEventsChoice = z.enum(['cancel', 'handOver'])
export type HostedEventsChoice = z.infer<typeof hostedEventsChoice>

/**
 * Erases the caller's account and personal data (PROF-08, RPC-105). RSVPs to other people's parties still count, but without
 * the caller's name.
 */
export const deleteAccount = operation({
  service: 'UserService',
  access: 'user',
  needsProof: true,
  writes: true,
  input: z.object({ hostedEvents: hostedEventsChoice.default('cancel') }),
  output: z.object({ canceled: z.number().int(), handedOver: z.number().int() }),
  failures: ['proofRequired'],
})

/**
 * Opts an email address or phone number out of messages about one event, messages from its host, or all messages (RPC-24,
 * RPC-25).
 */
export const optOut = operation({
  service: 'UserService',
  access: 'anyone',
  writes: true,
  input: z
    .object({
      channel: z.enum(['email', 'phone']),
      address: z.union([email, phone]),
      scope: z.enum(['event', 'host', 'all']),
      /** The id of the event that the message was about, required unless `scope` is `all`. */
      eventId: uuid.optional(),
      /**
       * The token from the opt-out link, which proves that the caller received the message. Without it, the caller must be signed in
       * and have verified the address.
       */
      token: z.string().max(256).optional(),
    })
    .refine(({ channel, address }) => phone.safeParse(address).success === (channel === 'phone'), {
      path: ['address'],
      message: copy.addressOfChannel,
    }),
  output: z.object({}),
  failures: ['linkInvalid'],
})
