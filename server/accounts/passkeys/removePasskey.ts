import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { Handler } from '../../rpc/handler.ts'
import { noteChange } from '../notices/noteChange.ts'
import { listPasskeys } from './listPasskeys.ts'

/** Removes one of the caller's passkeys, and notifies the account's contacts. */
export const removePasskey: Handler<'removePasskey'> = async (context, { passkeyId }) => {
  const { db, clock, jobs, session } = context
  const { userId } = session
  await inTransaction(db, async (tx) => {
    const passkey = await tx
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst()
    if (!passkey) throw new Failure('notFound')
    const change = { kind: 'passkeyRemoved', detail: passkey.name } as const
    await noteChange(tx, jobs.queueAccountNotices, userId, change, context, clock.now())
  })
  jobs.wake()
  return { passkeys: await listPasskeys(db, userId) }
}
