import { randomUUID } from 'node:crypto'
import type { ReportReason } from '@festoon/contract/rules/reportReasons'
import type { EventRow } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'

interface Report {
  event: EventRow
  addressKey: string
  reason: ReportReason
  note: string
}

/** Saves a report of a party. Another report by the same person about the same party replaces the earlier one. */
export async function saveReport(
  { db, clock, log }: Services,
  { event, addressKey, reason, note }: Report,
): Promise<void> {
  const row = { reason, note, created_at: clock.now() }
  await db
    .insertInto('abuse_reports')
    .values({ id: randomUUID(), event_id: event.id, host_id: event.organizer_id, reporter_key: addressKey, ...row })
    .onConflict((conflict) => conflict.columns(['event_id', 'reporter_key']).doUpdateSet(row))
    .execute()
  log.warn({ eventId: event.id, reason }, 'a guest reported a party')
}
