import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Db } from '../schema.ts'

/**
 * Runs a query written in SQL and parses the result's rows, because the compiler can't check their types.
 * @throws ZodError for a row that doesn't match.
 */
export async function readRows<Row>(db: Db, row: z.ZodType<Row>, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(db)
  return rows.map((one) => row.parse(one))
}

/** The schema of a row with only an id. */
export const idRow = z.object({ id: z.string() })
