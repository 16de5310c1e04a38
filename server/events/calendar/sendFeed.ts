import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FeedEntry } from './calendarFeed.ts'
import { feedFile } from './calendarFile.ts'

/** Sends a feed to a calendar app, which shows its name. Apps ask again every few hours, so a response without changes is empty. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  entries: readonly FeedEntry[],
): FastifyReply {
  const file = feedFile(name, entries)
  const tag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('referrer-policy', 'no-referrer')
  const knownTags = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (knownTags.includes(tag)) return reply.status(304).send()
  return reply.type('text/calendar; charset=utf-8').send(file)
}
