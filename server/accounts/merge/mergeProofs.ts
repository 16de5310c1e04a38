import { limits } from '@festoon/contract/limits'
import type { Contact } from '../../core/Contact.ts'
import { Failure } from '../../core/Failure.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { lockUser } from '../../database/rows/lockUser.ts'
import type { Db } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'

/**
 * Stores a proof that the user of a session has just verified an email address or phone number of another account. Returns
 * false if the other account was deleted in the meantime.
 * @throws Failure sessionExpired if the user's own account was deleted.
 */
export async function storeMergeProof(
  db: Db,
  session: Session,
  contact: Contact,
  otherId: string,
  now: number,
): Promise<boolean> {
  const row = { other_id: otherId, expires_at: now + limits.mergeSeconds * 1_000 }
  return inTransaction(db, async (tx) => {
    const lockedContacts = new Set<string>()
    for (const id of [session.userId, otherId].toSorted()) if (await lockUser(tx, id)) lockedContacts.add(id)
    if (!lockedContacts.has(session.userId)) throw new Failure('sessionExpired')
    if (!lockedContacts.has(otherId)) return false
    await tx
      .insertInto('merge_proofs')
      .values({ session_id: session.id, kind: contact.kind, value: contact.value, ...row })
      .onConflict((conflict) => conflict.columns(['session_id', 'kind', 'value']).doUpdateSet(row))
      .execute()
    return true
  })
}

/**
 * Returns the id of the other account in a merge proof, without using up the proof or checking whether it has expired. Returns
 * undefined if there is no proof.
 */
export async function readMergeProof(db: Db, sessionId: string, contact: Contact): Promise<string | undefined> {
  const row = await db
    .selectFrom('merge_proofs')
    .select('other_id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', contact.kind)
    .where('value', '=', contact.value)
    .executeTakeFirst()
  return row?.other_id
}

/** Uses up a merge proof and returns the id of the other account. Returns undefined if there is no valid proof. */
export async function useMergeProof(
  db: Db,
  sessionId: string,
  contact: Contact,
  now: number,
): Promise<string | undefined> {
  const usedProof = await db
    .deleteFrom('merge_proofs')
    .where('session_id', '=', sessionId)
    .where('kind', '=', contact.kind)
    .where('value', '=', contact.value)
    .where('expires_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('id')
          .whereRef('sessions.id', '=', 'merge_proofs.session_id')
          .where('revoked_at', 'is', null),
      ),
    )
    .returning('other_id')
    .executeTakeFirst()
  return usedProof?.other_id
}
