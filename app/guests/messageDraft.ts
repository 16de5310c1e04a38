import { guestFilters } from '@festoon/contract/rules/guestStatus'
import { z } from 'zod'
import { newUuid } from '../session/newUuid.ts'
import { signedInUser } from '../session/session.ts'
import { dropTexts, keepText, keptText } from '../session/sessionText.ts'
import type { MessageFields } from './messageErrors.ts'

/** Whose draft it is: of a message to groups, or to one guest of an event. */
export interface DraftOf {
  eventId: string
  guestId?: string
}

/** What was changed so far; the rest is as it is at first. */
export type MessageDraft = Partial<MessageFields>

const draftSchema = z
  .object({ message: z.string(), groups: z.array(z.enum(guestFilters)), email: z.string(), isTextBlast: z.boolean() })
  .partial()
const attemptSchema = z.object({ messageId: z.string(), content: z.string() })

const nameOf = ({ eventId, guestId = 'groups' }: DraftOf): string =>
  `festoon.message:${signedInUser() ?? ''}:${eventId}:${guestId}`
const attemptOf = (of: DraftOf): string => `${nameOf(of)}:attempt`

/** Keeps what a host has written so far in this browser session, so that a closed dialog loses nothing. */
export const keepDraft = (of: DraftOf, draft: MessageDraft): void => keepText(nameOf(of), JSON.stringify(draft))

/** What was kept. */
export function keptDraft(of: DraftOf): MessageDraft {
  const { message, groups, email, isTextBlast } = read(draftSchema, nameOf(of)) ?? {}
  return {
    ...(message === undefined ? {} : { message }),
    ...(groups === undefined ? {} : { groups }),
    ...(email === undefined ? {} : { email }),
    ...(isTextBlast === undefined ? {} : { isTextBlast }),
  }
}

/** Forgets it: it was sent. */
export const dropDraft = (of: DraftOf): void => dropTexts(nameOf(of), attemptOf(of))

/**
 * The id under which a message is sent. The same content keeps its id until it is known to have arrived, also over a
 * closed dialog and a reload: after a lost answer it is not sent twice (RPC-54).
 */
export function messageIdFor(of: DraftOf, input: object): string {
  const content = JSON.stringify(input)
  const last = read(attemptSchema, attemptOf(of))
  if (last?.content === content) return last.messageId
  const messageId = newUuid()
  keepText(attemptOf(of), JSON.stringify({ messageId, content }))
  return messageId
}

function read<T>(schema: z.ZodType<T>, name: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(keptText(name) ?? 'null')).data
  } catch {
    return undefined
  }
}
