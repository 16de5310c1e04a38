import { sql, type Kysely } from 'kysely'

/** What hosts and co-hosts did (data/auditLog.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table audit_log (
    event_id uuid not null,
    entry bigint generated always as identity,
    user_id uuid,
    operation text not null,
    subjects jsonb not null default '[]',
    created_at bigint not null,
    primary key (event_id, entry)
  )`,
  'create index audit_log_by_user on audit_log (user_id) where user_id is not null',
  'create index audit_log_by_time on audit_log (created_at)',
]
