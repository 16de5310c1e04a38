import { limits } from '@festoon/contract/limits'
import { sql } from 'kysely'
import { Failure } from '../Failure.ts'
import { holdUser } from './holdUser.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db } from './schema.ts'

/**
 * Stores the only valid code of a destination, in place of an earlier one. `userId`: whose account the code is for, with
 * which it goes. @throws Failure sessionExpired when that account has just ended.
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
    if (userId !== undefined && !(await holdUser(tx, userId))) throw new Failure('sessionExpired')
    await tx
      .insertInto('sign_in_codes')
      .values({ destination, ...row })
      .onConflict((conflict) => conflict.column('destination').doUpdateSet(row))
      .execute()
  })
}

export type CodeCheck = 'right' | 'wrong' | 'expired'

/**
 * Tries a code. Each try is counted by the same statement that reads the code, so that however many come at once, five
 * are looked at; a right one is used up.
 */
export async function tryCode(db: Db, destination: string, codeHash: string, now: number): Promise<CodeCheck> {
  const tried = await db
    .updateTable('sign_in_codes')
    .set({ tries: sql`tries + 1` })
    .where('destination', '=', destination)
    .where('tries', '<', limits.codeTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst()
  if (!tried) return 'expired'
  if (tried.code_hash !== codeHash) return 'wrong'
  // Of two calls with the right code one wins: the row can be deleted once.
  const used = await db
    .deleteFrom('sign_in_codes')
    .where('destination', '=', destination)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return used.numDeletedRows > 0n ? 'right' : 'expired'
}
