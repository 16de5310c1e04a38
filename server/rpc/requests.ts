import type { Db } from '../database/schema.ts'

/** The identity of a write call, used to detect repeated calls. */
export interface WriteRequest {
  /** The keyed hash of the values that identify the caller. */
  caller: string
  requestId: string
  /** The keyed hash of the operation and its input. */
  inputHash: string
}

/** A stored call. The result is null while the call is running. */
export interface EarlierRequest {
  inputHash: string
  result: Uint8Array | null
}

/**
 * Claims a write call for this process. Returns undefined if this process should run the call, because no earlier call has the
 * same caller and request id or because the earlier call has expired. Otherwise, returns the earlier call.
 */
export async function takeRequest(
  db: Db,
  { caller, requestId, inputHash }: WriteRequest,
  now: number,
  expiresAt: number,
): Promise<EarlierRequest | undefined> {
  const row = { input_hash: inputHash, result: null, expires_at: expiresAt }
  const insertion = await db
    .insertInto('requests')
    .values({ caller, request_id: requestId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['caller', 'request_id']).doUpdateSet(row).where('requests.expires_at', '<=', now),
    )
    .returning('caller')
    .executeTakeFirst()
  if (insertion) return undefined
  const earlier = await readRequest(db, { caller, requestId })
  // The earlier call failed and was just deleted.
  return earlier ?? takeRequest(db, { caller, requestId, inputHash }, now, expiresAt)
}

/** Returns a caller's earlier call with the given request id, or undefined if there is none. */
export async function readRequest(
  db: Db,
  { caller, requestId }: Pick<WriteRequest, 'caller' | 'requestId'>,
): Promise<EarlierRequest | undefined> {
  const row = await db
    .selectFrom('requests')
    .select(['input_hash', 'result'])
    .where('caller', '=', caller)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && { inputHash: row.input_hash, result: row.result }
}

/** Stores the encrypted result of a call, unless a different call has taken over its row. */
export async function storeResult(
  db: Db,
  { caller, requestId, inputHash }: WriteRequest,
  result: Buffer,
  expiresAt: number,
): Promise<void> {
  await db
    .updateTable('requests')
    .set({ result: result, expires_at: expiresAt })
    .where('caller', '=', caller)
    .where('request_id', '=', requestId)
    // Another call may have taken over the row because this one took too long.
    .where('input_hash', '=', inputHash)
    .execute()
}

/** Deletes a stored call that failed for a temporary reason, so that the client's next attempt runs. */
export async function forgetRequest(db: Db, { caller, requestId }: WriteRequest): Promise<void> {
  await db.deleteFrom('requests').where('caller', '=', caller).where('request_id', '=', requestId).execute()
}
