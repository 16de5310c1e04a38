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
  await db
    .insertInto('security_log')
    .values({
      user_id: userId,
      kind,
      detail: detail.slice(0, 256),
      user_agent: userAgent,
      network: place.network,
      country: place.country,
      created_at: now,
    })
    .execute()
}
