import { sql, type Kysely } from 'kysely'

/** Guests who were invited by their account: where mail reaches them is the account's to know, not the host's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitees add column is_connected boolean not null default false`.execute(db)
}
