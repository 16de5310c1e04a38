import { z } from 'zod'

/**
 * Topics of `GET /realtime?topic=…` (repeatable), a stream of server-sent events for a signed-in caller (RT-01..05):
 * `events/{eventId}` for hosts and guests of the event, `events/users/{userId}` for that user.
 */
export const topicPattern = /^(?:events|drafts)\/(?:users\/)?[0-9a-f-]{36}$/

/** Data of one server-sent event `modification`: what changed. A changed id means: fetch again. */
export const modificationSchema = z.object({
  topic: z.string().regex(topicPattern),
  modificationId: z.string(),
  messageModificationId: z.string().optional(),
})
export type Modification = z.infer<typeof modificationSchema>
