import { sql } from 'kysely'
import type { ActivityKind } from '@festoon/contract/nouns/security/activity'
import type { Device } from '../../core/place.ts'
import type { Db } from '../../database/schema.ts'

/** An event in an account's activity. `detail` is as in the contract's `activitySchema`. */
export interface AccountEvent {
  kind: ActivityKind
  detail?: string
}

/** Records an account's activity, which its owner can see (contract/nouns/security/activity.ts). */
export async function recordActivity(
  db: Db,
  userId: string,
  { kind, detail = '' }: AccountEvent,
  { userAgent, place }: Device,
  now: number,
): Promise<void> {
  // The account may be merged or erased at the same time. There is then no activity to record.
  await sql`
    insert into security_log (user_id, kind, detail, user_agent, network, country, created_at)
    select id, ${kind}, ${detail.slice(0, 256)}, ${userAgent}, ${place.network}, ${place.country}::text, ${now}::bigint
    from users where id = ${userId} for key share
  `.execute(db)
}
