import { sql } from 'kysely'
import { limits } from '@festoon/contract/limits'
import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import type { Db } from '../../database/schema.ts'

/**
 * Stores the hash of the only valid code for a destination, replacing any earlier code. `destination` is a keyed hash of the
 * email address or phone number and of the requester. `userId` is the account that requested the code. If the account is
 * deleted, so is the code.
 * @throws Failure sessionExpired if the account was deleted in the meantime.
 */
export async function storeCode(
  db: Db,
  { destination, userId }: { destination: string; userId: string | undefined },
  codeHash: string,
  now: number,
): Promise<void> {
  const row = {
    user_id: userId ?? null,
    code_hash: codeHash,
    tries: 0,
    expires_at: now + limits.codeSeconds * 1_000,
  }
  await inTransaction(db, async (tx) => {
    if (userId !== undefined && !(await lockUser(tx, userId))) throw new Failure('sessionExpired')
    await tx
      .insertInto('sign_in_codes')
      .values({ destination, ...row })
      .onConflict((conflict) => conflict.column('destination').doUpdateSet(row))
      .execute()
  })
}

export type CodeCheck = 'right' | 'wrong' | 'expired'

/**
 * Checks a code and counts the attempt in the same statement, so that at most `limits.codeTries` attempts are checked, even if
 * they are concurrent. A correct code is used up.
 */
export async function tryCode(db: Db, destination: string, codeHash: string, now: number): Promise<CodeCheck> {
  const attempt = await db
    .updateTable('sign_in_codes')
    .set({ tries: sql`tries + 1` })
    .where('destination', '=', destination)
    .where('tries', '<', limits.codeTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst()
  if (!attempt) return 'expired'
  if (attempt.code_hash !== codeHash) return 'wrong'
  // Only one of two calls with the correct code succeeds, because the row can be deleted only once.
  const usedCode = await db
    .deleteFrom('sign_in_codes')
    .where('destination', '=', destination)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return usedCode.numDeletedRows > 0n ? 'right' : 'expired'
}
