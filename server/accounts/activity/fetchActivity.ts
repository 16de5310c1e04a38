import { limits } from '@festoon/contract/limits'
import type { Handler } from '../../rpc/handler.ts'
import { deviceName } from '../sessions/deviceName.ts'

/** Returns the activity of the caller's account, latest first. */
export const fetchActivity: Handler<'fetchActivity'> = async ({ db, clock, session }) => {
  const rows = await db
    .selectFrom('security_log')
    .selectAll()
    .where('user_id', '=', session.userId)
    .where('created_at', '>', clock.now() - limits.activityDays * 24 * 3_600_000)
    .orderBy('entry', 'desc')
    .limit(limits.activityShown)
    .execute()
  return {
    activity: rows.map(({ kind, detail, user_agent, network, country, created_at }) => ({
      kind,
      detail,
      device: deviceName(user_agent),
      network,
      ...(country === null ? {} : { country }),
      at: created_at,
    })),
  }
}
