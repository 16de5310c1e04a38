import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Db } from '../schema.ts'

/**
 * Runs a raw SQL query and parses the returned rows, because the compiler can't check their types.
 * @throws ZodError if a row doesn't match the schema.
 */
export async function readRows<Row>(db: Db, row: z.ZodType<Row>, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(db)
  return rows.map((one) => row.parse(one))
}

/** The schema of a row whose only column is `id`. */
export const idRow = z.object({ id: z.string() })
