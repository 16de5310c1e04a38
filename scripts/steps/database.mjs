import { createRequire } from 'node:module'
import { inRoot } from '../root.mjs'

/**
 * Creates a database for one run, on the PostgreSQL in the environment (TEST_DATABASE_URL, or PGHOST, PGPORT, PGUSER and
 * PGPASSWORD), or on 127.0.0.1:5432. Returns null if none is reachable or it rejects the database.
 * @returns {Promise<{url: string, drop: () => Promise<void>} | null>}
 */
export async function freshDatabase() {
  const { Client } = createRequire(inRoot('server', 'package.json'))('pg')
  const { TEST_DATABASE_URL, PGHOST = '127.0.0.1', PGPORT = '5432', PGUSER = 'postgres', PGPASSWORD = '' } = process.env
  const address = new URL(TEST_DATABASE_URL ?? 'postgresql://host')
  if (TEST_DATABASE_URL === undefined)
    Object.assign(address, { hostname: PGHOST, port: PGPORT, username: PGUSER, password: PGPASSWORD })
  const urlOf = (/** @type {string} */ name) => Object.assign(new URL(address), { pathname: `/${name}` }).href
  const name = `festoon_test_${process.pid}`

  /** @param {string} sql */
  const ask = async (sql) => {
    const client = new Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 3_000 })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  try {
    await ask(`CREATE DATABASE ${name}`)
  } catch {
    return null
  }
  return { url: urlOf(name), drop: () => ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
