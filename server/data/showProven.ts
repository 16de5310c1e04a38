import { sql } from 'kysely'
import type { Tx } from './schema.ts'

/**
 * Shows an account what was withheld of its guests' rows, now that a contact that stands there has turned out to be its own.
 * `rowsOf`: the accounts that have the rows, where others are about to become one with it.
 */
export async function showProven(tx: Tx, userId: string, rowsOf: readonly string[] = [userId]): Promise<void> {
  await sql`
    update invitees i set modification = nextval('modifications'), withheld = array(
      select unnest(i.withheld) intersect select unnest(withheld_from(${userId}::uuid, i)) order by 1
    )
    where user_id = any(${[...rowsOf]}::uuid[]) and exists (
      select 1 from user_contacts c where c.user_id = ${userId}::uuid and c.kind = any(i.withheld)
        and c.value = case c.kind when 'email' then i.email_normalised else i.phone end
    )
  `.execute(tx)
}
