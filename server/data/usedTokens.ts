import type { Db } from './schema.ts'

/** Records that a single-use token was used. False when it had been before. */
export async function useToken(db: Db, jti: string, expiresAt: number): Promise<boolean> {
  const added = await db
    .insertInto('used_tokens')
    .values({ jti, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Tells whether a single-use token was used. */
export async function isTokenUsed(db: Db, jti: string): Promise<boolean> {
  return (await db.selectFrom('used_tokens').select('jti').where('jti', '=', jti).executeTakeFirst()) !== undefined
}
