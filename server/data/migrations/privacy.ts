import { sql, type Kysely } from 'kysely'

/** Contacts of guests end some time after the party. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table events add column contacts_erased boolean not null default false`,
  `create index events_over on events (past_from, id) where not contacts_erased`,
]
