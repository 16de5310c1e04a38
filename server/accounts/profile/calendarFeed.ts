import { sql } from 'kysely'
import { Failure } from '../../core/Failure.ts'
import { calendarFeedToken } from '../../crypto/tokens.ts'
import type { Handler, Context } from '../../rpc/handler.ts'

/** Returns the path of the feed with a version. */
const pathOf = ({ keys }: Pick<Context<'getCalendarFeed'>, 'keys'>, userId: string, version: number): string =>
  `/calendar/${userId}/${calendarFeedToken(keys.calendarFeed, { userId, version })}/festoon.ics`

/** Returns the address at which calendars subscribe to the caller's parties. */
export const getCalendarFeed: Handler<'getCalendarFeed'> = async (context) => {
  const { db, session } = context
  const user = await db
    .selectFrom('users')
    .select('calendar_version')
    .where('id', '=', session.userId)
    .executeTakeFirst()
  if (!user) throw new Failure('sessionExpired')
  return { path: pathOf(context, session.userId, user.calendar_version) }
}

/** Replaces the address at which calendars subscribe to the caller's parties. The earlier one stops working. */
export const resetCalendarFeed: Handler<'resetCalendarFeed'> = async (context) => {
  const { db, session } = context
  const user = await db
    .updateTable('users')
    .set({ calendar_version: sql`calendar_version + 1` })
    .where('id', '=', session.userId)
    .returning('calendar_version')
    .executeTakeFirst()
  if (!user) throw new Failure('sessionExpired')
  return { path: pathOf(context, session.userId, user.calendar_version) }
}
