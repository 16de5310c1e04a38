/// <reference types="vite/types/importMeta.d.ts" />
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { asBlock } from './asBlock.ts'
import { readRows } from './rows/readRows.ts'
import type { Db, Tx } from './schema.ts'

const files = import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true })
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.sql'.length)

/** The SQL source of each database function, by function name. The source of a trigger function also creates its triggers. */
export const functions: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [nameOf(path), text]),
)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The SHA-256 hash of each database function's source, by function name. */
export const functionHashes: ReadonlyMap<string, string> = new Map(
  [...functions].map(([name, text]) => [name, hashOf(text)]),
)

/** The key of the advisory lock for installing functions. The number is arbitrary, but no other lock may use it. */
const installLock = 7_216_554_093

/**
 * Installs the database functions whose files have changed, and drops the functions whose files are gone, in one transaction.
 * The tables must be up to date. If several processes start at once, only one of them installs the functions.
 * @throws The error that the database reports for an invalid file.
 */
export async function installFunctions(db: Db, newFunctions: ReadonlyMap<string, string> = functions): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${installLock}::bigint)`.execute(tx)
    // Functions reference each other but are created one by one, so their bodies are checked when they are called
    // instead.
    await sql`set local check_function_bodies = off`.execute(tx)
    const installedFunctions = await tx.selectFrom('installed_functions').selectAll().execute()
    for (const { name } of installedFunctions.filter((one) => !newFunctions.has(one.name))) await remove(tx, name)
    const hashes = new Map(installedFunctions.map(({ name, hash }) => [name, hash]))
    for (const [name, text] of newFunctions) if (hashes.get(name) !== hashOf(text)) await install(tx, name, text)
  })
}

/**
 * Creates a database function, or replaces it in place so that concurrent calls never find it missing. If the argument types,
 * argument names, or result type changed, drops the old function, because PostgreSQL would otherwise keep both versions or
 * refuse the change.
 */
async function install(tx: Tx, name: string, text: string): Promise<void> {
  const create = sql.raw(asBlock(text))
  const before = await signaturesOf(tx, name)
  await sql`savepoint replaced`.execute(tx)
  try {
    await create.execute(tx)
  } catch (error) {
    if (!isOtherSignature(error)) throw error
    await sql`rollback to savepoint replaced`.execute(tx)
    await drop(tx, before)
    await create.execute(tx)
  }
  const after = await signaturesOf(tx, name)
  if (after.length > 1) await drop(tx, before)
  const hash = hashOf(text)
  await tx
    .insertInto('installed_functions')
    .values({ name, hash })
    .onConflict((on) => on.column('name').doUpdateSet({ hash }))
    .execute()
}

/** Drops a database function and its triggers, and deletes its row from `installed_functions`. */
async function remove(tx: Tx, name: string): Promise<void> {
  for (const signature of await signaturesOf(tx, name)) await sql.raw(`drop function ${signature} cascade`).execute(tx)
  await tx.deleteFrom('installed_functions').where('name', '=', name).execute()
}

async function drop(tx: Tx, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await sql.raw(`drop function ${signature}`).execute(tx)
}

/** Returns the signature of every database function with the given name, quoted for use in SQL. */
async function signaturesOf(tx: Tx, name: string): Promise<readonly string[]> {
  const query = sql`
      select oid::regprocedure::text as signature from pg_proc
      where proname = ${name} and pronamespace = current_schema()::regnamespace
  `
  const rows = await readRows(tx, z.object({ signature: z.string() }), query)
  return rows.map(({ signature }) => signature)
}

/**
 * Returns true if PostgreSQL can't replace a function in place, because its result type or an argument name differs (SQLSTATE
 * 42P13).
 */
const isOtherSignature = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P13'
