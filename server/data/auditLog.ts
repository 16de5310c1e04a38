import type { OperationName } from '@festoon/contract/operations'
import type { Db } from './schema.ts'

/** Guests that one entry names: of more, that is enough to see what was done. */
const mostSubjects = 100

/** What a host or a co-host did: never what they wrote. */
interface Deed {
  eventId: string
  userId: string
  operation: OperationName
  /** Ids of the guests whom it was about. */
  subjects: readonly string[]
}

/** Writes down what a host did. Entries are never changed; they go after a year. */
export async function noteDeed(db: Db, { eventId, userId, operation, subjects }: Deed, now: number): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      event_id: eventId,
      user_id: userId,
      operation,
      subjects: JSON.stringify(subjects.slice(0, mostSubjects)),
      created_at: now,
    })
    .execute()
}

/** The ids of guests that an input names: `inviteeId`, `inviteIds` and the like, and those within `invitee` or `invitees`. */
export function guestsNamedIn(input: object): string[] {
  return Object.entries(input).flatMap(([name, value]: [string, unknown]): string[] => {
    if (/^(?:invitee|invite|receiver|cohost)(?:Id|Ids|Uuid|Uuids)$/.test(name))
      return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
    if (name !== 'invitee' && name !== 'invitees') return []
    const rows: unknown[] = Array.isArray(value) ? value : [value]
    return rows.flatMap((row) => (typeof row === 'object' && row !== null ? guestsNamedIn(row) : []))
  })
}
