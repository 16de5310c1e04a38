import { randomUUID } from 'node:crypto'
import type { ReportReason } from '@festoon/contract/rules/reportReasons'
import type { ReachedPerson } from '../../database/rows/personOf.ts'
import type { EventRow } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'

interface Report extends ReachedPerson {
  event: Pick<EventRow, 'id' | 'organizer_id'>
  addressKey: string
  /** True if a message about the party reached the reporter. */
  wasReached: boolean
  reason: ReportReason
  note: string
}

/** Saves a report of a party. Another report by the same person about the same party replaces the earlier one. */
export async function saveReport(
  { db, clock, log }: Services,
  { event, addressKey, wasReached, personKey, causedBy, reason, note }: Report,
): Promise<void> {
  const row = { reason, note, created_at: clock.now() }
  const person = { person_key: personKey ?? null, caused_by: causedBy ?? null }
  const report = { id: randomUUID(), event_id: event.id, host_id: event.organizer_id, reporter_key: addressKey }
  await db
    .insertInto('abuse_reports')
    .values({ ...report, ...row, was_reached: wasReached, ...person })
    // The same person may report with the email's link and with the personal link.
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'reporter_key'])
        .doUpdateSet({ ...row, ...(wasReached ? { was_reached: true, ...person } : {}) }),
    )
    .execute()
  log.warn({ eventId: event.id, reason }, 'a guest reported a party')
}
