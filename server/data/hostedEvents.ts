import { sql } from 'kysely'

/** The ids of the events that a user hosts or co-hosts: a query, to be part of others. */
export const hostedEvents = (userId: string) => sql`(
  select id from events where organizer_id = ${userId}::uuid and not is_draft
  union
  select event_id from invitees
  where user_id = ${userId}::uuid and cohost_status = 'ACCEPTED' and rsvp_status <> 'HIDDEN'
)`
