import type { OperationName } from '@festoon/contract/wire/operations'
import type { Db } from '../database/schema.ts'

/** The maximum number of guests listed in an audit log entry. */
const maxSubjects = 100

/** An action by a host or co-host, without any text that they wrote. */
interface HostAction {
  eventId: string
  userId: string
  operation: OperationName
  /** The ids of the guests in the operation's input. */
  subjects: readonly string[]
}

/** Records a host's action in the audit log. */
export async function recordHostAction(
  db: Db,
  { eventId, userId, operation, subjects }: HostAction,
  now: number,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      event_id: eventId,
      user_id: userId,
      operation,
      subjects: JSON.stringify(subjects.slice(0, maxSubjects)),
      created_at: now,
    })
    .execute()
}

/**
 * Returns the guest ids in an operation's input: the values of `inviteeId`, `inviteIds`, and similar fields, including those
 * inside `invitee` or `invitees`.
 */
export function guestIdsIn(input: object): string[] {
  return Object.entries(input).flatMap(([name, value]: [string, unknown]): string[] => {
    if (/^(?:invitee|invite|receiver|cohost)(?:Id|Ids|Uuid|Uuids)$/.test(name))
      return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
    if (name !== 'invitee' && name !== 'invitees') return []
    const rows: unknown[] = Array.isArray(value) ? value : [value]
    return rows.flatMap((row) => (typeof row === 'object' && row !== null ? guestIdsIn(row) : []))
  })
}
