import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { listPasskeys } from './listPasskeys.ts'

/** Renames one of the caller's passkeys. */
export const renamePasskey: Handler<'renamePasskey'> = async (context, { passkeyId, name }) => {
  const { db, clock, session } = context
  const passkey = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('user_id', '=', session.userId)
    .executeTakeFirst()
  if (passkey.numUpdatedRows === 0n) throw new Failure('notFound')
  await recordActivity(db, session.userId, { kind: 'passkeyRenamed', detail: name }, context, clock.now())
  return { passkeys: await listPasskeys(db, session.userId) }
}
