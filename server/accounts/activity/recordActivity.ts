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
  // Records nothing if the account was deleted or merged in the meantime.
  await db
    .insertInto('security_log')
    .columns(['user_id', 'kind', 'detail', 'user_agent', 'network', 'country', 'created_at'])
    .expression(
      db
        .selectFrom('users')
        .select(({ val }) => [
          'id',
          val(kind).as('kind'),
          val(detail.slice(0, 256)).as('detail'),
          val(userAgent).as('user_agent'),
          val(place.network).as('network'),
          val(place.country).as('country'),
          val(now).as('created_at'),
        ])
        .where('id', '=', userId)
        .forKeyShare(),
    )
    .execute()
}
