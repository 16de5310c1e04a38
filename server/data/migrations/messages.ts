import { sql, type Kysely } from 'kysely'

/** Whom no message may reach, and which texts went out and came in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The address is kept as a keyed hash, so that it stays spared after its owner's account is erased.
  `create table opt_outs (
    channel text not null check (channel in ('email', 'phone')),
    address_key text not null,
    scope text not null check (scope in ('event', 'host', 'all')),
    subject uuid not null,
    created_at bigint not null,
    primary key (channel, address_key, scope, subject)
  )`,
  `create index opt_outs_subject on opt_outs (subject)`,
  `create table sent_texts (key text primary key, claimed_at bigint not null, is_sent boolean not null default false)`,
  `create table inbound_texts (id text primary key, reply text not null, received_at bigint not null)`,
]
