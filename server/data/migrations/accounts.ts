import { sql, type Kysely } from 'kysely'

/** People, their verified contacts, codes, sessions, limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table users (
    id uuid primary key,
    name text not null check (length(name) between 1 and 128),
    photo_url text,
    granted_text_permission boolean not null default false,
    text_permission_status text check (text_permission_status in ('granted', 'rejected')),
    coins integer not null check (coins >= 0),
    created_at bigint not null,
    deleted_at bigint
  )`,
  `create table user_contacts (
    kind text not null check (kind in ('email', 'phone')),
    value text not null,
    user_id uuid not null references users on delete cascade,
    verified_at bigint not null,
    primary key (kind, value)
  )`,
  `create index user_contacts_user on user_contacts (user_id)`,
  `create table sign_in_codes (
    destination text primary key,
    user_id uuid references users on delete cascade,
    code_hash text not null,
    tries integer not null default 0,
    expires_at bigint not null
  )`,
  `create index sign_in_codes_user on sign_in_codes (user_id) where user_id is not null`,
  `create table sign_in_links (
    hash text primary key,
    user_id uuid references users on delete cascade,
    email text,
    expires_at bigint not null,
    check ((user_id is null) = (email is null))
  )`,
  `create index sign_in_links_user on sign_in_links (user_id) where user_id is not null`,
  `create table used_tokens (jti text primary key, expires_at bigint not null)`,
  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    device_id text not null,
    user_agent text not null check (length(user_agent) <= 256),
    created_at bigint not null,
    last_used_at bigint not null,
    revoked_at bigint
  )`,
  `create index sessions_user on sessions (user_id)`,
  // A contact of another account that the user of a session has just verified: the right to join that account, once.
  `create table merge_proofs (
    session_id uuid not null references sessions on delete cascade,
    kind text not null check (kind in ('email', 'phone')),
    value text not null,
    other_id uuid not null references users on delete cascade,
    expires_at bigint not null,
    primary key (session_id, kind, value)
  )`,
  `create index merge_proofs_other on merge_proofs (other_id)`,
  `create table refresh_tokens (
    hash text primary key,
    session_id uuid not null references sessions on delete cascade,
    used_at bigint,
    expires_at bigint not null
  )`,
  `create index refresh_tokens_session on refresh_tokens (session_id)`,
  `create table access_tokens (
    hash text primary key,
    session_id uuid not null references sessions on delete cascade,
    user_id uuid not null,
    expires_at bigint not null
  )`,
  `create index access_tokens_session on access_tokens (session_id)`,
  // The columns that rate-limiter-flexible expects.
  `create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
]
