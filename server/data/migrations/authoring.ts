import { sql, type Kysely } from 'kysely'

/** What the editor gives an event beside words, place and time; pictures of users; messages to guests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table events
    add column animation text not null default 'lightSource',
    add column background_url text,
    add column video_disabled boolean not null default false,
    add column playlist_id text,
    add column album_id text,
    add column cohost_link uuid,
    add column origin jsonb not null default '{}'`,
  // Which token a token was answered for: whether it ever arrived is told by its use.
  `alter table refresh_tokens add column parent text`,
  `create index refresh_tokens_parent on refresh_tokens (parent) where parent is not null`,
  // A set of pictures that is being drawn. Its coins are spoken for until it is done, and taken then.
  `create table image_tasks (
    id uuid primary key,
    user_id uuid references users on delete cascade,
    event_id uuid not null,
    request jsonb not null,
    state text not null check (state in ('pending', 'done', 'failed')),
    cost integer not null check (cost >= 0),
    image_urls jsonb not null default '[]',
    created_at bigint not null
  )`,
  `create index image_tasks_pending on image_tasks (user_id) where state = 'pending'`,
  `create index image_tasks_created on image_tasks (created_at)`,
  // Pictures of a user's: to choose from again.
  `create table user_images (
    user_id uuid not null references users on delete cascade,
    image_url text not null,
    kind text not null check (kind in ('uploaded', 'drawn')),
    prompt text not null,
    created_at bigint not null,
    primary key (user_id, image_url)
  )`,
  `create table messages (
    event_id uuid not null references events on delete cascade,
    id uuid not null,
    sender_id uuid references users on delete set null,
    message text not null check (length(message) between 1 and 1000),
    text_blast boolean not null,
    receiver_id uuid,
    modification bigint not null default nextval('modifications'),
    sent_at bigint not null,
    primary key (event_id, id)
  )`,
  `create index messages_newest on messages (event_id, sent_at desc)`,
  `create index messages_sender on messages (sender_id) where sender_id is not null`,
  // Who was sent which: whoever joins later reads none of it.
  `create table message_recipients (
    event_id uuid not null,
    message_id uuid not null,
    invitee_id uuid not null,
    primary key (event_id, invitee_id, message_id),
    foreign key (event_id, message_id) references messages on delete cascade,
    foreign key (event_id, invitee_id) references invitees on delete cascade
  )`,
  `create index message_recipients_message on message_recipients (event_id, message_id)`,
  `create index user_images_newest on user_images (user_id, kind, created_at desc)`,
]
