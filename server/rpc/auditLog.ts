import type { OperationName } from '@festoon/contract/wire/operations'
import type { Db } from '../database/schema.ts'

/** The maximum number of guests listed in one entry of the audit log. */
const maxSubjects = 100

/** An action by a host or co-host, without any text they wrote. */
interface HostAction {
  eventId: string
  userId: string
  operation: OperationName
  /** Ids of the guests that the action affected. */
  subjects: readonly string[]
}

/** Records a host's action in the audit log. Entries are deleted after a year. */
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
 * Collects the guest ids from an operation's input: `inviteeId`, `inviteIds` and similar fields, also inside `invitee` or
 * `invitees`.
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
