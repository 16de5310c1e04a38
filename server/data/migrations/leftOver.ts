import { sql, type Kysely } from 'kysely'
import { answer } from './answers.ts'

/** What outlives an event or comes before its time: ids of removed events, early words of providers, invitations too late to send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Whoever has a link to a party that is gone is shown nobody else's.
  'create table removed_events (event_id uuid primary key)',
  `create table early_delivery_events (
    message_id text not null,
    kind text not null,
    reason text,
    told_at bigint not null,
    primary key (message_id, kind)
  )`,
  'create index early_delivery_events_by_time on early_delivery_events (told_at)',
  // By which its provider tells of it.
  'alter table sent_texts add column message_id text',
  'create index sent_texts_by_message on sent_texts (message_id) where message_id is not null',
  'alter table invitees drop constraint invitees_invite_failure_check',
  `alter table invitees add constraint invitees_invite_failure_check
    check (invite_failure in ('messagesOff', 'refused', 'bounced', 'unreachable', 'cancelled', 'over'))`,
  // Whoever holds but the link gives the row of an account no contact.
  answer.replace(/^create function/, 'create or replace function'),
]
