import type { RunningServer } from './startServer.ts'

/** Copies the only party, one hour apart, until there are `count`. This exceeds the number that a host may create in a day. */
export const fillParties = (server: RunningServer, count: number): Promise<void> =>
  server.changeRows(`
    create temporary table copies as
      select events.id as from_id, gen_random_uuid() as id, n
      from events, generate_series(2, ${count}) n;
    insert into events
      select (jsonb_populate_record(events, jsonb_build_object('id', copies.id, 'title', 'Party ' || n,
        'short_code', left(md5(copies.id::text), 10),
        'start_time', start_time + n * 3600000::bigint, 'past_from', past_from + n * 3600000::bigint))).*
      from events join copies on copies.from_id = events.id;
    insert into invitees
      select (jsonb_populate_record(invitees, jsonb_build_object('event_id', copies.id,
        'invitee_id', gen_random_uuid(), 'link_code', new_link_code()))).*
      from invitees join copies on copies.from_id = invitees.event_id;
  `)
