import { sql, type Kysely } from 'kysely'

/** Who wants the newsletter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table newsletter_subscribers (
      email text primary key,
      created_at bigint not null
    )`)
    .execute(db)
}
