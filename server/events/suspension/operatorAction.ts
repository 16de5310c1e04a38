import type { Db } from '../../database/schema.ts'

/** An operator's decision, for the record. */
export interface OperatorAction {
  /** The email address of the operator, or `terminal`. */
  operator: string
  /** The reason for the decision, which the hosts concerned see. */
  reason: string
  /** The time of the decision in ms since 1970. */
  now: number
}

export type OperatorActionName = 'suspendEvent' | 'restoreEvent' | 'suspendAccount' | 'restoreAccount'

/** Records an operator's action (docs/operating.md). */
export async function recordOperatorAction(
  db: Db,
  action: OperatorActionName,
  subject: string,
  { operator, reason, now }: OperatorAction,
): Promise<void> {
  await db.insertInto('operator_log').values({ operator, action, subject, reason, created_at: now }).execute()
}
