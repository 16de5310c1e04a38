import { sql, type Kysely } from 'kysely'
import { attach } from './answers.ts'
import { answerByCounts } from './growth.ts'

/**
 * What of a guest's row is shown to its host alone, because it was there before its account came, by a link that may have
 * been passed on (docs/decisions/018-what-a-link-shows.md): `email`, `phone`, `message`, and uuids of questions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * What is withheld from an account that comes to a row: contacts that it has not verified, and the words, unless it has
 * verified a contact of the row. Whoever proves a contact that was withheld is whom the words are of.
 */
const withheldFrom = `create function withheld_from(p_user uuid, p_row invitees) returns text[] language sql stable as $$
  with contacts as (
    select had.kind, exists (
      select 1 from user_contacts c where c.user_id = p_user and c.kind = had.kind and c.value = had.value
    ) as is_proven
    from (values ('email', p_row.email_normalised), ('phone', p_row.phone)) had(kind, value) where had.value is not null
  ), words as (
    select 'message' as word where p_row.rsvp_message <> ''
    union select one->>'questionUuid' from jsonb_array_elements(p_row.answers) one
  )
  select array(
    select kind from contacts where not is_proven
    union select word from words where not exists (select 1 from contacts where is_proven)
    union select item from unnest(p_row.withheld) item where not exists (
      select 1 from contacts where is_proven and (kind = item or kind = any(p_row.withheld))
    )
    order by 1
  )
$$`

/**
 * What is withheld of a row once an answer is in it: what its account says is shown to it, and what is said by the link is
 * not, as long as anything is withheld. `p_by`: the account that answers; `p`: what it says, as \`answer_invitation\` takes it.
 */
const withheldAfter = `create function withheld_after(p_old invitees, p_new invitees, p_by uuid, p jsonb)
returns text[] language plpgsql stable as $$
declare
  v_withheld text[] := p_old.withheld;
  v_said text[];
begin
  if p_old.user_id is null and p_new.user_id is not null then
    v_withheld := withheld_from(p_new.user_id, p_old);
  end if;
  if cardinality(v_withheld) = 0 or p->>'status' = 'SEEN' then
    return v_withheld;
  end if;
  v_said := array(
    select 'message' where p ? 'message'
    union select 'email' where p_new.email is distinct from p_old.email
    union select 'phone' where p_new.phone is distinct from p_old.phone
    union select one->>'questionUuid' from jsonb_array_elements(p->'answers') one
  );
  if p_new.user_id is null or p_new.user_id = p_by then
    return array(select unnest(v_withheld) except select unnest(v_said) order by 1);
  end if;
  return array(select unnest(v_withheld) union select unnest(v_said) order by 1);
end $$`

const statements = [
  "alter table invitees add column withheld text[] not null default '{}'",
  withheldFrom,
  withheldAfter,
  // Nobody knows any more who wrote the words of rows that accounts have; a contact tells whose it is.
  `update invitees i set withheld = array(
    select unnest(withheld_from(i.user_id, i)) intersect select unnest(array['email', 'phone']) order by 1
  ) where user_id is not null and (email_normalised is not null or phone is not null)`,
  ...[attach, answerByCounts].map((text) => text.replace(/^create function/, 'create or replace function')),
]
