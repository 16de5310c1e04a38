import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../limits.ts'
import { messageGroups } from '../rules/guests/guestStatus.ts'
import { operation } from '../wire/operation.ts'
import { email, epochMs, plainText, uuid } from '../wire/text.ts'

/** A host's message to one or more guests (ENT-48). */
export const messageSchema = z.object({
  messageId: uuid,
  senderProfile: z.object({ name: z.string(), userId: uuid.optional(), photoUrl: z.string().optional() }),
  sentTime: epochMs,
  message: z.string(),
  /** The invitee id of a private message's recipient. No other guest can see the message (AUTHZ-15). */
  receiverInviteeUuid: uuid.optional(),
  /** True if the host chose to also send the message by SMS. */
  textBlast: z.boolean(),
  /** The number of recipients; absent if the result contains one guest's messages. */
  recipients: z.number().int().optional(),
})
export type Message = z.infer<typeof messageSchema>

const words = plainText(limits.hostMessage)
  .refine((text) => text.trim() !== '', { message: copy.required })
  .transform((text) => text.trim())

const sendFailures = ['eventNotFound', 'forbidden', 'inviteeNotFound', 'conflict', 'sendingLimit'] as const

/**
 * Sends a message to the groups of guests in `sendToStatuses` or, with `receiverInviteeUuid`, to one guest (RPC-54). Groups
 * exclude guests whose invitations haven't been sent. The client generates `messageId`, so that a repeated call sends the
 * message only once. `email` is the reply-to address, which must be one of the sender's own.
 */
export const sendEventComment = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    messageId: uuid,
    message: words,
    isTextBlast: z.boolean().default(false),
    sendToStatuses: z.array(z.enum(messageGroups)).max(messageGroups.length).default(['Going', 'Awaiting']),
    email: email.optional(),
    receiverInviteeUuid: uuid.optional(),
  }),
  output: z.object({
    message: messageSchema,
    recipients: z.number().int(),
    /** The number of guests who haven't confirmed their email address. They were asked to, and get the message only after that. */
    unconfirmed: z.number().int().optional(),
  }),
  failures: sendFailures,
})

/** Sends a private message to one guest (RPC-73, AUTHZ-15, MSG-04). */
export const sendPrivateReply = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({ eventId: uuid, messageId: uuid, message: words, inviteeId: uuid }),
  output: z.object({
    message: messageSchema,
    /** 1 if the guest hasn't confirmed their email address. They were asked to, and get the message only after that. */
    unconfirmed: z.number().int().optional(),
  }),
  failures: sendFailures,
})

const historyInput = z.object({
  eventId: uuid,
  inviteeUuid: uuid.optional(),
  token: z.string().max(128).optional(),
})
const historyOutput = z.object({
  messages: z.array(messageSchema),
  /** True if the result contains one guest's messages rather than all messages of the event (MSG-06). */
  messagesArePersonal: z.boolean(),
  /** True if private messages are missing, because the caller only has a personal link. */
  hidesPrivate: z.boolean().optional(),
})

/**
 * Returns the latest 500 messages of an event, newest first (RPC-55, RPC-74, MSG-02). Hosts get all messages, and guests get
 * only the messages sent to them. A personal link shows no private messages, because it may have been forwarded.
 */
export const getEventMessageHistory = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: historyInput,
  output: historyOutput,
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'forbidden'],
})

/**
 * Returns the latest 500 messages sent to one guest, newest first (RPC-56, MSG-05). The guest is the caller or, if the caller
 * is a host, the guest with the id `inviteeUuid`.
 */
export const getUserEventMessageHistory = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: historyInput,
  output: historyOutput,
  failures: ['eventNotFound', 'inviteeTokenInvalid', 'inviteeNotFound', 'forbidden'],
})
