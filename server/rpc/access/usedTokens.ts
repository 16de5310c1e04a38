import type { Db } from '../../database/schema.ts'

/** Records the use of a single-use token. Returns false if the token has already been used. */
export async function useToken(db: Db, jti: string, expiresAt: number): Promise<boolean> {
  const insertion = await db
    .insertInto('used_tokens')
    .values({ jti, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (insertion.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns true if a single-use token has been used. */
export async function isTokenUsed(db: Db, jti: string): Promise<boolean> {
  return (await db.selectFrom('used_tokens').select('jti').where('jti', '=', jti).executeTakeFirst()) !== undefined
}
