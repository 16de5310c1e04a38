import { sql, type Kysely } from 'kysely'

/** What hosts and guests are told when its time comes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Until when the answers were told by a job that looks at all events.
  `create table job_marks (name text primary key, done_until bigint not null)`,
  `alter table events add column digested_until bigint`,
  `create index events_ahead on events (start_time, id) where cancelled_at is null and reminders_enabled`,
  `create index events_digested on events (id)
    where cancelled_at is null and host_notification = 'dailyDigest'`,
  `create index invitees_answered on invitees (answered_at) where answered_at is not null`,
]
