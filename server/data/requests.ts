import type { Db } from './schema.ts'

/** A call that writes, as it is known again. */
export interface WriteRequest {
  /** Keyed hash of who calls. */
  caller: string
  requestId: string
  /** Keyed hash of what the call says. */
  inputHash: string
}

/** What is known of a call that came before. `answer` null: it is not over. */
export interface EarlierRequest {
  inputHash: string
  answer: Uint8Array | null
}

/**
 * Takes a call on: undefined, so that the caller of this runs it, or what is known of the one that came before. One that
 * nobody has finished by its end, because its process did not live, is taken over.
 */
export async function takeRequest(
  db: Db,
  { caller, requestId, inputHash }: WriteRequest,
  now: number,
  expiresAt: number,
): Promise<EarlierRequest | undefined> {
  const row = { input_hash: inputHash, answer: null, expires_at: expiresAt }
  const taken = await db
    .insertInto('requests')
    .values({ caller, request_id: requestId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['caller', 'request_id']).doUpdateSet(row).where('requests.expires_at', '<=', now),
    )
    .returning('caller')
    .executeTakeFirst()
  if (taken) return undefined
  const earlier = await readRequest(db, { caller, requestId })
  // It failed, and was forgotten, just now.
  return earlier ?? takeRequest(db, { caller, requestId, inputHash }, now, expiresAt)
}

/** What is known of a call. */
export async function readRequest(
  db: Db,
  { caller, requestId }: Pick<WriteRequest, 'caller' | 'requestId'>,
): Promise<EarlierRequest | undefined> {
  const row = await db
    .selectFrom('requests')
    .select(['input_hash', 'answer'])
    .where('caller', '=', caller)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && { inputHash: row.input_hash, answer: row.answer }
}

/** Keeps how a call ended. */
export async function finishRequest(
  db: Db,
  { caller, requestId, inputHash }: WriteRequest,
  answer: Buffer,
  expiresAt: number,
): Promise<void> {
  await db
    .updateTable('requests')
    .set({ answer, expires_at: expiresAt })
    .where('caller', '=', caller)
    .where('request_id', '=', requestId)
    // Another call may have taken the row of one that took too long.
    .where('input_hash', '=', inputHash)
    .execute()
}

/** Forgets a call that failed for a reason that may pass: the next try runs. */
export async function forgetRequest(db: Db, { caller, requestId }: WriteRequest): Promise<void> {
  await db.deleteFrom('requests').where('caller', '=', caller).where('request_id', '=', requestId).execute()
}
