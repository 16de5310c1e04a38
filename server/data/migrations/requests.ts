import { sql, type Kysely } from 'kysely'
import { answer } from './answers.ts'

/** Writes that came already, so that one that comes again does nothing and answers the same (data/requests.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table requests (
    caller text not null,
    request_id text not null,
    input_hash text not null,
    answer bytea,
    expires_at bigint not null,
    primary key (caller, request_id)
  )`,
  'create index requests_by_end on requests (expires_at)',
  // A guest's answer is one statement and stays one: the guest's own row knows the call that answered last.
  'alter table invitees add column last_request text',
  answer.replace(/^create function/, 'create or replace function'),
]
