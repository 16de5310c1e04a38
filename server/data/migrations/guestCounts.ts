/**
 * What is counted of an event's rows, so that nothing has to count them: `entries` are all of them, hidden ones too; `guests`
 * everyone on the list but the organizer; `going` heads that go, hosts too (contract/rules/heads.ts); `places` those of them that take
 * up places (OPT-09); `unsent` invitations that still are to go out.
 */
const isCounted = `rsvp_status = 'YES' and (waitlist_status is null or waitlist_status = 'APPROVED')`
const takesPlaces = `role = 'attendee' and cohost_status is distinct from 'ACCEPTED'`
const counted = {
  entries: '1',
  guests: `(role = 'attendee' and rsvp_status <> 'HIDDEN')::integer`,
  going: `(case when ${isCounted} then 1 + additional_guest_count else 0 end)`,
  places: `(case when ${isCounted} and ${takesPlaces} then 1 + additional_guest_count else 0 end)`,
  unsent: `(rsvp_status = 'INVITED' and invite_status in ('PENDING', 'FAILED'))::integer`,
}

const names = Object.keys(counted)
const inEach = (write: (name: string) => string) => names.map(write).join(', ')
const sums = inEach((name) => `coalesce(sum(${name}), 0)::integer as ${name}`)
const of = (table: string, sign = '') =>
  `select event_id, ${Object.entries(counted)
    .map(([name, count]) => `${sign}${count} as ${name}`)
    .join(', ')} from ${table}`
const changed = (where = '') => `select event_id, ${sums} from changes ${where} group by event_id
      having ${names.map((name) => `sum(${name}) <> 0`).join(' or ')}`

/**
 * The counts of an event are the sum of its parts. There is one, and another for each call that finds all of them taken by calls
 * that run beside it, so that guests of one event do not wait for each other: as many as ever wrote at once.
 */
const table = `create table guest_counts (
  event_id uuid not null,
  part uuid not null default gen_random_uuid(),
  ${inEach((name) => `${name} integer not null`)},
  primary key (event_id, part)
) with (fillfactor = 70)`

const add = `create function add_to_counts(p_event uuid, ${inEach((name) => `p_${name} integer`)}) returns void
language plpgsql as $$
declare
  v_part uuid;
begin
  select part into v_part from guest_counts where event_id = p_event limit 1 for update skip locked;
  if found then
    update guest_counts set ${inEach((name) => `${name} = ${name} + p_${name}`)}
    where event_id = p_event and part = v_part;
  else
    insert into guest_counts (event_id, ${inEach((name) => name)}) values (p_event, ${inEach((name) => `p_${name}`)});
  end if;
end $$`

/** Takes the rows of a statement, before it (`gone`) and after it (`come`), into the counts, in the statement's transaction. */
const keep = `create function keep_guest_counts() returns trigger language plpgsql as $$
declare
  v_change record;
begin
  if tg_op = 'INSERT' then
    for v_change in with changes as (${of('come')})
      ${changed()}
    loop
      perform add_to_counts(v_change.event_id, ${inEach((name) => `v_change.${name}`)});
    end loop;
  elsif tg_op = 'UPDATE' then
    for v_change in with changes as (${of('come')} union all ${of('gone', '-')})
      ${changed()}
    loop
      perform add_to_counts(v_change.event_id, ${inEach((name) => `v_change.${name}`)});
    end loop;
  else
    for v_change in with changes as (${of('gone', '-')})
      ${changed('where exists (select 1 from events where id = event_id)')}
    loop
      perform add_to_counts(v_change.event_id, ${inEach((name) => `v_change.${name}`)});
    end loop;
  end if;
  return null;
end $$`

const trigger = (on: string, rows: string) => `create trigger guest_counts_${on} after ${on} on invitees
  referencing ${rows} for each statement execute function keep_guest_counts()`

/** The counts of a removed event go with it: its guests have gone by then, and are taken out of no counts. */
const forget = `create function forget_guest_counts() returns trigger language plpgsql as $$
begin
  delete from guest_counts where event_id = old.id;
  return null;
end $$`

/** Heads that take up places, but for those of one row. */
const takenPlaces = `create or replace function taken_places(p_event uuid, p_except uuid) returns integer language sql stable as $$
  select (select coalesce(sum(places), 0)::integer from guest_counts where event_id = p_event)
    - coalesce((select ${counted.places} from invitees where event_id = p_event and invitee_id = p_except), 0)
$$`

/** The table, what keeps it, and the counts of what is there: the triggers hold up whoever would write meanwhile. */
export const guestCounts: readonly string[] = [
  table,
  add,
  keep,
  forget,
  trigger('insert', 'new table as come'),
  trigger('update', 'old table as gone new table as come'),
  trigger('delete', 'old table as gone'),
  `create trigger guest_counts_end after delete on events for each row execute function forget_guest_counts()`,
  `insert into guest_counts (event_id, ${inEach((name) => name)})
    select event_id, ${sums} from (${of('invitees')}) found group by event_id`,
  takenPlaces,
]
