import { limits } from '@festoon/contract/limits'
import { Failure } from '../Failure.ts'
import type { Contact } from '../providers/identity/port.ts'
import { holdUser } from './holdUser.ts'
import { inTransaction } from './inTransaction.ts'
import type { Db } from './schema.ts'
import type { Session } from './sessions.ts'

/**
 * Records that the user of a session has just verified a contact of another account. False: that account has just ended.
 * @throws Failure sessionExpired when the user's own has.
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
    const held = new Set<string>()
    for (const id of [session.userId, otherId].toSorted()) if (await holdUser(tx, id)) held.add(id)
    if (!held.has(session.userId)) throw new Failure('sessionExpired')
    if (!held.has(otherId)) return false
    await tx
      .insertInto('merge_proofs')
      .values({ session_id: session.id, kind: contact.kind, value: contact.value, ...row })
      .onConflict((conflict) => conflict.columns(['session_id', 'kind', 'value']).doUpdateSet(row))
      .execute()
    return true
  })
}

/** The account that a contact belonged to when the user of a session verified it. Uses nothing up. */
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

/** Uses a proof up; answers the account that the contact belonged to. Undefined when there is none that still holds. */
export async function useMergeProof(
  db: Db,
  sessionId: string,
  contact: Contact,
  now: number,
): Promise<string | undefined> {
  const used = await db
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
  return used?.other_id
}
