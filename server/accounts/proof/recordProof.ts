import { recordActivity } from '../activity/recordActivity.ts'
import type { Device } from '../../core/place.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'

/** Records that a session's user has just proved that they are present. */
export async function recordProof(context: Services & Device, session: Session): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await db.updateTable('sessions').set({ proven_at: now }).where('id', '=', session.id).execute()
  await recordActivity(db, session.userId, { kind: 'proved' }, context, now)
}
