import { sql } from 'kysely'

/** Builds a subquery for the ids of the events that a user hosts or co-hosts and that aren't suspended. */
export const hostedEvents = (userId: string) => sql`(
  select id from events where organizer_id = ${userId}::uuid and suspended_at is null
  union
  select i.event_id from invitees i join events e on e.id = i.event_id
  where i.user_id = ${userId}::uuid and i.cohost_status = 'ACCEPTED' and i.rsvp_status <> 'HIDDEN' and e.suspended_at is null
)`
