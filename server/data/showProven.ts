import { sql } from 'kysely'
import type { Tx } from './schema.ts'

/**
 * Shows an account what was withheld of its guests' rows, now that a contact that stands there has turned out to be its own:
 * whoever wrote the words has the account.
 */
export async function showProven(tx: Tx, userId: string): Promise<void> {
  await sql`
    update invitees i set modification = nextval('modifications'), withheld = array(
      select unnest(i.withheld) intersect select unnest(withheld_from(i.user_id, i)) order by 1
    )
    where user_id = ${userId} and exists (
      select 1 from user_contacts c where c.user_id = i.user_id and c.kind = any(i.withheld)
        and c.value = case c.kind when 'email' then i.email_normalised else i.phone end
    )
  `.execute(tx)
}
