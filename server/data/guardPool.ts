import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isUnavailable } from '../isUnavailable.ts'

/**
 * A pool that throws a connection away on which a statement was given up or lost: it may stand in the middle of a
 * transaction, and whoever got it next would write into that one.
 */
export function guardPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new GuardedClient(await pool.connect()),
    end: () => pool.end(),
  }
}

/**
 * The name under which a connection keeps a statement ready: its first comment, as in `/* answer *\/ select …`. For statements
 * that are asked all the time and always read the same.
 */
const preparedAs = (sql: string): string | undefined => /^\s*\/\* (\w+) \*\//.exec(sql)?.[1]

class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #isLost = false

  constructor(client: pg.PoolClient) {
    this.#client = client
    // Without a listener an error between two statements would end the process.
    client.on('error', this.#lose)
  }

  readonly #lose = (): void => {
    this.#isLost = true
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(sql: string | PostgresCursor<R>, parameters: ReadonlyArray<unknown> = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not used here')
    const name = preparedAs(sql)
    const values = [...parameters]
    const asked = name === undefined ? this.#client.query(sql, values) : this.#client.query({ name, text: sql, values })
    return asked.catch((error: unknown) => {
      this.#isLost ||= isUnavailable(error)
      throw error
    })
  }

  release(): void {
    // A client that is thrown away may still complain.
    if (!this.#isLost) this.#client.off('error', this.#lose)
    this.#client.release(this.#isLost)
  }
}
