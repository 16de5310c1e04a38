import { sql, type Kysely } from 'kysely'
import { attach } from './answers.ts'
import { answerByCounts } from './growth.ts'

/**
 * What of a guest's row is shown to its host alone, because it was there before its account came, by a link that may have
 * been passed on (docs/decisions/018-what-a-link-shows.md): `email`, `phone`, `message`, and uuids of questions. And which
 * contacts whoever held the link has added: they do not tell whose the words are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * What is withheld from an account that comes to a row: everything but the contacts that it has verified, or nothing when one
 * of these is no late one: the guest is the account's then. What was withheld already stays so until it is proven itself, or a
 * contact is that was withheld with it.
 */
const withheldFrom = `create function withheld_from(p_user uuid, p_row invitees) returns text[] language sql stable as $$
  with contacts as (
    select had.kind, had.kind = any(p_row.late_contacts) as is_late, exists (
      select 1 from user_contacts c where c.user_id = p_user and c.kind = had.kind and c.value = had.value
    ) as is_proven
    from (values ('email', p_row.email_normalised), ('phone', p_row.phone)) had(kind, value) where had.value is not null
  ), vouching as (
    select kind from contacts where is_proven and not is_late
  ), words as (
    select 'message' as word where p_row.rsvp_message <> ''
    union select one->>'questionUuid' from jsonb_array_elements(p_row.answers) one
  )
  select array(
    select kind from contacts where not is_proven and not exists (select 1 from vouching)
    union select word from words where not exists (select 1 from vouching)
    union select item from unnest(p_row.withheld) item
      where not exists (select 1 from contacts where is_proven and kind = item)
        and not exists (select 1 from vouching where kind = any(p_row.withheld))
    order by 1
  )
$$`

/**
 * A row as it is to be once an answer is in it: what its account says is shown to it, and what is said by the link is not, as
 * long as anything is withheld. Contacts of which its account says nothing are late. `p_by`: the account that answers; `p`: what it
 * says, as \`answer_invitation\` takes it.
 */
const withheldAfter = `create function withheld_after(p_old invitees, p_new invitees, p_by uuid, p jsonb)
returns invitees language plpgsql stable as $$
declare
  v_new invitees := p_new;
  v_said text[] := '{}';
  v_has text[];
begin
  v_new.withheld := case when p_old.user_id is null and p_new.user_id is not null
    then withheld_from(p_new.user_id, p_old) else p_old.withheld end;
  if p->>'status' = 'SEEN' then
    return v_new;
  end if;
  if p_new.email is distinct from p_old.email then
    v_said := v_said || '{email}';
  end if;
  if p_new.phone is distinct from p_old.phone then
    v_said := v_said || '{phone}';
  end if;
  v_new.late_contacts := array(
    select unnest(p_old.late_contacts) except select unnest(v_said)
    union select unnest(v_said) where p_by is null or p_new.user_id is distinct from p_by
    order by 1
  );
  if cardinality(v_new.withheld) = 0 then
    return v_new;
  end if;
  v_said := v_said || array(
    select 'message' where p ? 'message' union select one->>'questionUuid' from jsonb_array_elements(p->'answers') one
  );
  v_has := array(
    select 'message' where p_new.rsvp_message <> ''
    union select one->>'questionUuid' from jsonb_array_elements(p_new.answers) one
  );
  if p_new.user_id is null or p_new.user_id = p_by then
    v_new.withheld := array(select unnest(v_new.withheld) except select unnest(v_said) order by 1);
  else
    v_new.withheld := array(
      (select unnest(v_said) intersect select unnest(v_has)) union select unnest(v_new.withheld) order by 1
    );
  end if;
  return v_new;
end $$`

const statements = [
  `alter table invitees add column withheld text[] not null default '{}',
    add column late_contacts text[] not null default '{}'`,
  withheldFrom,
  withheldAfter,
  // Hosts give addresses alone: a phone came by the link. Of rows that guests made, nobody knows what came later.
  "update invitees set late_contacts = '{phone}' where source = 'host' and phone is not null",
  // Whose the words are nobody knows any more; an account that has a row with somebody else's address came to it by its link.
  `update invitees i set withheld = array(
    select unnest(withheld_from(i.user_id, i)) intersect select unnest(array['email', 'phone']) order by 1
  ) where user_id is not null and email_normalised is not null and not exists (
    select 1 from user_contacts c where c.user_id = i.user_id and c.kind = 'email' and c.value = i.email_normalised
  )`,
  ...[attach, answerByCounts].map((text) => text.replace(/^create function/, 'create or replace function')),
]
