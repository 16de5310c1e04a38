import { sql, type Kysely } from 'kysely'

/** How a guest's photos get into the album. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitees add column photo_upload_mode text check (photo_upload_mode in ('manual', 'magic'))`.execute(
    db,
  )
}
