import { sql } from 'kysely'

/**
 * Where mail reaches a guest, normalised: the address of the row, or, of one who was invited by account and has named none,
 * the one that the account verified first. For queries over `invitees`.
 */
export const reachableEmail = sql<
  string | null
>`coalesce(invitees.email_normalised, case when invitees.is_connected then (
  select c.value from user_contacts c where c.user_id = invitees.user_id and c.kind = 'email'
  order by c.verified_at, c.value limit 1
) end)`
