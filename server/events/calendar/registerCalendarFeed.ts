import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { calendarName } from '@festoon/contract/messages/guests/subscribe'
import { Failure } from '../../core/Failure.ts'
import { validKeys } from '../../crypto/keys.ts'
import { isCalendarFeedToken } from '../../crypto/tokens.ts'
import type { Services } from '../../rpc/services.ts'
import { feedOf } from './calendarFeed.ts'
import { sendFeed } from './sendFeed.ts'

const paramsSchema = z.object({
  userId: z.guid().transform((id) => id.toLowerCase()),
  token: z.string().regex(/^[\w-]{32}$/),
})

/**
 * Registers `GET /calendar/{userId}/{token}/festoon.ics`, to which calendar apps subscribe.
 */
export function registerCalendarFeed(app: FastifyInstance, { db, clock, config, keys }: Services): void {
  app.get('/calendar/:userId/:token/festoon.ics', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const { userId, token } = params.data
    const user = await db
      .selectFrom('users')
      .select('calendar_version')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('suspended_at', 'is', null)
      .executeTakeFirst()
    // The token is checked even without an account, so that timing reveals nothing.
    const subject = { userId, version: user?.calendar_version ?? 0 }
    const valid = validKeys(keys, clock.now())
    const isValid = valid.some(({ calendarFeed }) => isCalendarFeedToken(calendarFeed, subject, token))
    if (!user || !isValid) throw new Failure('notFound')
    return sendFeed(request, reply, calendarName, await feedOf(db, userId, config, clock.now()))
  })
}
