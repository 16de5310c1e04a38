import { sql, type Kysely } from 'kysely'

/** The photos that guests take at a party. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table albums (
    event_id uuid primary key references events on delete cascade,
    id text not null unique,
    code text not null unique,
    created_at bigint not null
  )`,
  `create table album_photos (
    event_id uuid not null references albums on delete cascade,
    photo_id uuid not null,
    invitee_id uuid not null,
    url text not null,
    modification bigint not null default nextval('modifications'),
    created_at bigint not null,
    primary key (event_id, photo_id)
  )`,
  `create index album_photos_newest on album_photos (event_id, created_at, modification)`,
  `create index album_photos_invitee on album_photos (event_id, invitee_id)`,
  `create index events_album on events (album_id) where album_id is not null`,
]
