import { sql } from 'kysely'
import type { Tx } from '../../database/schema.ts'

/**
 * Reveals withheld data in invitee rows whose withheld email address or phone number the user has verified. A row that was
 * claimed through its link is the user's own from then on, unless the contact was added later, and a link that others may have
 * ends. `rowsOf` contains the ids of the accounts whose rows are checked: during a merge, both accounts; otherwise, only the
 * user's.
 */
export async function showProven(tx: Tx, userId: string, rowsOf: readonly string[] = [userId]): Promise<void> {
  await sql`
    update invitees i set modification = nextval('modifications'), withheld = array(
      select unnest(i.withheld) intersect select unnest(withheld_from(${userId}::uuid, i)) order by 1
    )
    where user_id = any(${[...rowsOf]}::uuid[]) and exists (
      select 1 from user_contacts c where c.user_id = ${userId}::uuid and c.kind = any(i.withheld)
        and c.value = case c.kind when 'email' then i.email_normalized else i.phone end
    )
  `.execute(tx)
  await sql`
    update invitees i set before_claim = null, private_from = (before_claim->>'private_from')::bigint,
      token_version = token_version + others_had_link(i)::integer
    where user_id = any(${[...rowsOf]}::uuid[]) and before_claim is not null and is_invited(${userId}::uuid, i)
  `.execute(tx)
}
