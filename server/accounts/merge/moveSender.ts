import { sql } from 'kysely'
import type { Tx } from '../../database/schema.ts'

/**
 * Names an account as the sender of messages that wait and that the account merged into it has sent: updates, and what is in the queue.
 * Blocks and suspensions of the sender wouldn't hold otherwise.
 */
export async function moveSender(tx: Tx, from: string, into: string): Promise<void> {
  await sql`
    update change_notices set notes = replace(notes::text, ${from}, ${into})::jsonb,
      sent_by = replace(sent_by::text, ${from}, ${into})::jsonb
    where sent_by @> ${JSON.stringify([from])}::jsonb or notes @> ${JSON.stringify([{ sentBy: from }])}::jsonb
  `.execute(tx)
  await sql`
    update jobs.job set data = replace(data::text, ${from}, ${into})::jsonb
    where (name like 'deliver-notice%' or name like 'deliver-invite%') and state::text in ('created', 'retry', 'active')
      and (
        data->>'sentBy' = ${from} or data->'notice'->>'sentBy' = ${from}
        or data->'notice'->'sentBy' @> ${JSON.stringify([from])}::jsonb
      )
  `.execute(tx)
}
