import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isUnavailable } from '../core/isUnavailable.ts'

/**
 * Wraps a pool so that it discards connections that were lost or had a statement time out. Such a connection might still be
 * inside a transaction, which later statements would join.
 */
export function guardPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new GuardedClient(await pool.connect()),
    end: () => pool.end(),
  }
}

/**
 * Returns the name for a prepared statement: a one-word comment at the start of the SQL, as in `/* save_rsvp *\/ select …`.
 * Returns undefined for SQL without such a comment, which isn't prepared.
 */
const preparedAs = (sql: string): string | undefined => /^\s*\/\* (\w+) \*\//.exec(sql)?.[1]

class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #isLost = false

  constructor(client: pg.PoolClient) {
    this.#client = client
    // Without a listener, an error between two statements would crash the process.
    client.on('error', this.#lose)
  }

  readonly #lose = (): void => {
    this.#isLost = true
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(sql: string | PostgresCursor<R>, parameters: ReadonlyArray<unknown> = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not supported')
    const name = preparedAs(sql)
    const values = [...parameters]
    const result =
      name === undefined ? this.#client.query(sql, values) : this.#client.query({ name, text: sql, values })
    return result.catch((error: unknown) => {
      this.#isLost ||= isUnavailable(error)
      throw error
    })
  }

  release(): void {
    // A discarded client may still emit errors.
    if (!this.#isLost) this.#client.off('error', this.#lose)
    this.#client.release(this.#isLost)
  }
}
