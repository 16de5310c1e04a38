import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { channelsSchema, forbiddenEvent, topicPattern } from '@festoon/contract/wire/realtime'
import { bearerSession, bearerToken } from '../../accounts/sessions/bearerSession.ts'
import { Failure } from '../../core/Failure.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import { readDraft } from '../../events/drafts/drafts.ts'
import type { RealtimeProvider, Subscriber } from '../../providers/realtime/port.ts'
import { sessionOfAccessToken, type Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'
import { securityHeaders } from '../securityHeaders.ts'
import type { Realtime } from './createRealtime.ts'
import { spaceOut } from './spaceOut.ts'

const heartbeatMs = 25_000
/** The minimum time in ms between two checks of a stream's permission. A busy party notifies its host many times a second. */
const checkGapMs = 1_000
/**
 * The maximum number of unsent bytes in a stream. A client that falls further behind is disconnected, and fetches everything
 * again when it reconnects.
 */
const maxQueueBytes = 64 * 1024

/** The maximum number of open streams per user in one process. Each open tab has its own stream. */
const maxStreamsOfUser = 20

const topicList = z
  .array(z.string().regex(topicPattern))
  .min(1)
  .transform((topics) => [...new Set(topics)])
  .pipe(z.array(z.string()).max(50))
const querySchema = z.object({
  topic: z.union([z.string().transform((one) => [one]), z.array(z.string())]).pipe(topicList),
  age: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
})

/**
 * Registers `GET /realtime?topic=…`, which sends signed-in callers server-sent events named `modification`
 * (RT-01, RT-02, RT-04, RT-05). If an external service notifies browsers, returns its channels instead. The query parameter
 * `age` is the age of the caller's data in ms; topics that may have changed since then are sent first.
 */
export function registerRealtime(app: FastifyInstance, services: Services, { changedWithin }: Realtime): void {
  const { realtime } = services.providers
  /** The number of open streams by user id. */
  const openStreams = new Map<string, number>()
  app.get('/realtime', async (request, reply) => {
    const session = await bearerSession(services, request)
    const query = querySchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const topics = new Set(query.data.topic)
    if (!(await maySubscribeAll(services, session, topics))) throw new Failure('forbidden')
    // A caller who disconnected in the meantime gets no stream, because nothing would close it.
    if (request.raw.destroyed) return reply.hijack()
    if (realtime.kind === 'channels') {
      const channels = [...topics, undefined].map((topic) => realtime.channelOf(topic))
      return reply.header('cache-control', 'no-store').send(channelsSchema.parse({ channels }))
    }
    const { userId } = session
    if ((openStreams.get(userId) ?? 0) >= maxStreamsOfUser) throw new Failure('rateLimited', { retryAfter: 30 })
    openStreams.set(userId, (openStreams.get(userId) ?? 0) + 1)
    reply.hijack()
    const onClose = (): void => {
      const remainingStreams = (openStreams.get(userId) ?? 1) - 1
      if (remainingStreams > 0) openStreams.set(userId, remainingStreams)
      else openStreams.delete(userId)
    }
    const reader = { userId, token: bearerToken(request) ?? '', topics, onClose }
    const subscriber = openStream(services, realtime, reply.raw, reader)
    const { age } = query.data
    if (age === undefined) return
    for (const topic of topics) {
      const missedChange = changedWithin(topic, age)
      if (missedChange) subscriber.send(missedChange)
    }
  })
}

/** The reader of a stream, and a function that is called once when the stream ends. */
interface Reader {
  userId: string
  token: string
  topics: ReadonlySet<string>
  onClose: () => void
}

/**
 * Sends the changes of topics as server-sent events, until the reader disconnects, the access token expires, or the reader may no longer
 * read a topic.
 */
function openStream(
  services: Services,
  realtime: Extract<RealtimeProvider, { kind: 'streams' }>,
  stream: ServerResponse,
  { userId, token, topics, onClose }: Reader,
): Subscriber {
  stream.writeHead(200, {
    ...securityHeaders(services.config),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  })
  const write = (text: string): void => {
    if (stream.destroyed) return
    stream.write(text)
    if (stream.writableLength > maxQueueBytes) stream.destroy()
  }
  const endIfForbidden = async (): Promise<void> => {
    const session = await sessionOfAccessToken(services.db, token, services.clock.now())
    if (session && (await maySubscribeAll(services, session, topics))) return
    if (session) write(`event: ${forbiddenEvent}\ndata: {}\n\n`)
    stream.end()
  }
  const check = spaceOut(() => {
    endIfForbidden().catch((error: unknown) => services.log.warn({ err: error }, 'failed to check a stream'))
  }, checkGapMs)
  const [ownTopic, ownSessions] = [`events/users/${userId}`, `sessions/users/${userId}`]
  const subscriber: Subscriber = {
    topics: new Set([...topics, ownTopic, ownSessions]),
    send: (modification) => {
      // Removal from an event is announced on the guest's own topic.
      if (modification.topic === ownTopic || modification.topic === ownSessions) check.run()
      if (topics.has(modification.topic)) write(`event: modification\ndata: ${JSON.stringify(modification)}\n\n`)
    },
    end: () => void stream.end(),
  }
  const unsubscribe = realtime.subscribe(subscriber)
  // A stream ends when its token expires or its session ends. The heartbeat makes up for a lost announcement.
  const heartbeat = setInterval(() => {
    if (stream.destroyed) return close()
    write(': still here\n\n')
    check.run()
  }, heartbeatMs)
  const end = setTimeout(() => stream.end(), limits.accessTokenSeconds * 1_000)
  let isClosed = false
  const close = (): void => {
    if (isClosed) return
    isClosed = true
    clearInterval(heartbeat)
    clearTimeout(end)
    check.end()
    unsubscribe()
    onClose()
  }
  stream.on('close', close)
  write('retry: 2000\n: listening\n\n')
  return subscriber
}

async function maySubscribeAll(services: Services, session: Session, topics: ReadonlySet<string>): Promise<boolean> {
  for (const topic of topics) if (!(await maySubscribe(services, session, topic))) return false
  return true
}

/**
 * Returns true if a user may subscribe to a topic: their own account, one of their drafts, or an event that they organize or
 * are invited to. Removed guests may not.
 */
async function maySubscribe({ db }: Services, { userId }: Session, topic: string): Promise<boolean> {
  const [, kind, topicRest = ''] = /^(events|drafts)\/(.+)$/.exec(topic) ?? []
  if (topicRest.startsWith('users/')) return topicRest === `users/${userId}`
  if (!z.guid().safeParse(topicRest).success) return false
  if (kind === 'drafts') return (await readDraft(db, userId, topicRest)) !== undefined
  const event = await readEvent(db, topicRest)
  if (!event) return false
  if (event.organizer_id === userId) return true
  const row = await readInviteeOfUser(db, topicRest, userId)
  return row !== undefined && row.rsvp_status !== 'HIDDEN'
}
