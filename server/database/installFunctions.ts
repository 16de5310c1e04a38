/// <reference types="vite/types/importMeta.d.ts" />
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { asBlock } from './asBlock.ts'
import type { Db, Tx } from './schema.ts'
import { readRows } from './rows/readRows.ts'

const files = import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true })
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.sql'.length)

/** The source of every database function, by function name. The file of a trigger function also creates its triggers. */
export const functions: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [nameOf(path), text]),
)

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The hash of every database function's source, by function name. */
export const functionHashes: ReadonlyMap<string, string> = new Map(
  [...functions].map(([name, text]) => [name, hashOf(text)]),
)

/**
 * The number of the advisory lock that is held while database functions are installed. It is arbitrary, but nothing else may
 * use it.
 */
const installLock = 7_216_554_093

/**
 * Installs the database functions whose files have changed and drops those whose files are gone, in one transaction. The
 * tables must already be up to date. If several processes start at once, only one of them installs the functions.
 * @throws PostgreSQL's error if it rejects a file.
 */
export async function installFunctions(db: Db, wanted: ReadonlyMap<string, string> = functions): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${installLock}::bigint)`.execute(tx)
    // Functions reference each other but are created one by one, so their bodies are checked when they are called
    // instead.
    await sql`set local check_function_bodies = off`.execute(tx)
    const installed = await tx.selectFrom('installed_functions').selectAll().execute()
    for (const { name } of installed.filter((one) => !wanted.has(one.name))) await remove(tx, name)
    const hashes = new Map(installed.map(({ name, hash }) => [name, hash]))
    for (const [name, text] of wanted) if (hashes.get(name) !== hashOf(text)) await install(tx, name, text)
  })
}

/**
 * Replaces a database function in place, so that concurrent calls never find it missing. If the argument types, argument
 * names, or result type changed, drops the old function instead, because PostgreSQL would keep both versions or refuse the
 * change.
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

/** Drops a database function together with its triggers. */
async function remove(tx: Tx, name: string): Promise<void> {
  for (const signature of await signaturesOf(tx, name)) await sql.raw(`drop function ${signature} cascade`).execute(tx)
  await tx.deleteFrom('installed_functions').where('name', '=', name).execute()
}

async function drop(tx: Tx, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await sql.raw(`drop function ${signature}`).execute(tx)
}

/** Returns the quoted signatures, with argument types, of every database function with this name. */
async function signaturesOf(tx: Tx, name: string): Promise<readonly string[]> {
  const query = sql`
      select oid::regprocedure::text as signature from pg_proc
      where proname = ${name} and pronamespace = current_schema()::regnamespace
  `
  const rows = await readRows(tx, z.object({ signature: z.string() }), query)
  return rows.map(({ signature }) => signature)
}

/** Returns true for SQLSTATE 42P13: the result type or an argument name differs, so the function can't be replaced in place. */
const isOtherSignature = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P13'
