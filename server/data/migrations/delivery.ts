import { sql, type Kysely } from 'kysely'

/** What became of messages once they were sent, and how fast one host sends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The local part of its Message-ID, by which its provider tells of it; set when it went out.
  `alter table deliveries add column message_id text`,
  `create index deliveries_message on deliveries (message_id) where message_id is not null`,
  `alter table invitees add column invite_failure text
    check (invite_failure in ('messagesOff', 'refused', 'bounced', 'unreachable', 'cancelled'))`,
  // Until when all that a host has queued is spread; without a row: nothing is.
  `create table sending_lanes (host_id uuid primary key, free_at bigint not null)`,
]
