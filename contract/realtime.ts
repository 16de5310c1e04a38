import { z } from 'zod'

/**
 * Topics of `GET /realtime?topic=…&age=…` (repeatable), a stream of server-sent events for a signed-in caller (RT-01..05):
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

/** Where an outside service tells of a topic; `topic` null: of anything that may have been missed. */
export const channelSchema = z.object({ topic: z.string().regex(topicPattern).nullable(), url: z.url() })
export type Channel = z.infer<typeof channelSchema>

/**
 * What `GET /realtime` answers, as JSON, where changes are told by a Firebase Realtime Database: addresses to listen to as its REST
 * interface streams them. What stands there is a `Modification` without its topic, or null.
 */
export const channelsSchema = z.object({ channels: z.array(channelSchema) })
