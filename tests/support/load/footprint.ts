import { sql } from 'kysely'
import type { Db } from '../../../server/database/schema.ts'

/** Ignored tables, which background jobs, rate limits and request tracking change. The outbox is counted separately. */
const aside = new Set(['requests', 'rate_limits', 'budgets', 'outbox', 'job_marks', 'send_slots', 'sent_sms'])
/** Columns that a repeated effect would change. */
const counters = ['coins', 'tries', 'sequence', 'token_version', 'additional_guest_count', 'modification_id', 'amount']

/** Returns the row count of every table, the sums of its counters, and the number of messages to the `recipients`. */
export async function footprint(db: Db, recipients: readonly string[]): Promise<Record<string, number>> {
  const tables = await sql<{ name: string; columns: string[] }>`
    select t.table_name as name, array_agg(c.column_name::text) as columns from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = 'public' and t.table_name not like 'kysely%' group by 1
  `.execute(db)
  const sums = tables.rows
    .filter(({ name }) => !aside.has(name))
    .flatMap(({ name, columns }) => [
      sql<{
        what: string
        value: number
      }>`select ${name}::text as what, count(*)::integer as value from ${sql.table(name)}`,
      ...counters
        .filter((column) => columns.includes(column))
        .map(
          (column) => sql<{ what: string; value: number }>`
            select ${`${name}.${column}`}::text as what, coalesce(sum(${sql.ref(column)}), 0)::integer as value
            from ${sql.table(name)}
          `,
        ),
    ])
  const { rows } = await sql<{ what: string; value: number }>`${sql.join(sums, sql` union all `)}`.execute(db)
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('recipient', 'in', ['', ...recipients])
    // Without notices about accounts, which are sent in the background.
    .where('key', 'not like', 'account/%')
    .executeTakeFirstOrThrow()
  return Object.fromEntries([...rows.map(({ what, value }) => [what, value] as const), ['outbox', Number(count)]])
}

/** Returns the figures that changed, with the difference. */
export const difference = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after).flatMap(([what, value]) =>
      value === (before[what] ?? 0) ? [] : [[what, value - (before[what] ?? 0)]],
    ),
  )
