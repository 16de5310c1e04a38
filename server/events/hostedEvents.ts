import { sql } from 'kysely'

/** Builds a subquery for the ids of the events that a user hosts or co-hosts. */
export const hostedEvents = (userId: string) => sql`(
  select id from events where organizer_id = ${userId}::uuid
  union
  select event_id from invitees
  where user_id = ${userId}::uuid and cohost_status = 'ACCEPTED' and rsvp_status <> 'HIDDEN'
)`
