import { z } from 'zod'
import { messageGroups } from '@festoon/contract/rules/guests/guestStatus'
import { newUuid } from '../../../platform/browser/newUuid.ts'
import { dropFromSession, keepInSession, readFromSession } from '../../../platform/session/inSession.ts'
import { signedInUser } from '../../../platform/session/session.ts'
import type { MessageFields } from './messageErrors.ts'

/**
 * Identifies a message draft by its event and, for a private message, by its guest. A draft without a guest is addressed to
 * groups of guests.
 */
export interface DraftOf {
  eventId: string
  guestId?: string
}

/** The fields that the host has changed. All other fields have their default values. */
export type MessageDraft = Partial<MessageFields>

const draftSchema = z
  .object({ message: z.string(), groups: z.array(z.enum(messageGroups)), email: z.string(), isTextBlast: z.boolean() })
  .partial()
const attemptSchema = z.object({ messageId: z.string(), content: z.string() })

const nameOf = ({ eventId, guestId = 'groups' }: DraftOf): string =>
  `festoon.message:${signedInUser() ?? ''}:${eventId}:${guestId}`
const attemptOf = (of: DraftOf): string => `${nameOf(of)}:attempt`

/** Stores a draft until the browser tab is closed, so that closing the dialog doesn't discard it. */
export const keepDraft = (of: DraftOf, draft: MessageDraft): void => keepInSession(nameOf(of), JSON.stringify(draft))

/** Returns the stored draft, or an empty object if there is none. */
export function keptDraft(of: DraftOf): MessageDraft {
  const { message, groups, email, isTextBlast } = read(draftSchema, nameOf(of)) ?? {}
  return {
    ...(message === undefined ? {} : { message }),
    ...(groups === undefined ? {} : { groups }),
    ...(email === undefined ? {} : { email }),
    ...(isTextBlast === undefined ? {} : { isTextBlast }),
  }
}

/** Deletes a message's stored draft and id after the message has been sent. */
export const dropDraft = (of: DraftOf): void => dropFromSession(nameOf(of), attemptOf(of))

/**
 * Returns the id to send with a message. The id stays the same, even after a reload, until the message is sent or its content
 * changes. If the server's result is lost, a retry therefore doesn't send the message twice (RPC-54).
 */
export function messageIdFor(of: DraftOf, input: object): string {
  const content = JSON.stringify(input)
  const last = read(attemptSchema, attemptOf(of))
  if (last?.content === content) return last.messageId
  const messageId = newUuid()
  keepInSession(attemptOf(of), JSON.stringify({ messageId, content }))
  return messageId
}

function read<T>(schema: z.ZodType<T>, name: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(readFromSession(name) ?? 'null')).data
  } catch {
    return undefined
  }
}
