/** @module-tag database */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { DataFolderInUse, lockDataFolder } from '../../../server/database/lockDataFolder.ts'
import { migrate, migrationNames } from '../../../server/database/migrate.ts'
import { openPglite } from '../../../server/database/openPglite.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { eventually } from '../../support/eventually.ts'
import { databaseKinds, testDatabase } from '../../support/testDatabase.ts'

/** Runs a module in a separate process until the test ends, and collects the lines that it prints. */
function run(lines: string): ChildProcess & { lines: string[] } {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', lines], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: join(import.meta.dirname, '../../..'),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const outputLines: string[] = []
  let partialLine = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = `${partialLine}${chunk.toString('utf8')}`.split('\n')
    partialLine = parts.pop() ?? ''
    outputLines.push(...parts)
  })
  return Object.assign(child, { lines: outputLines })
}

const waitForExit = (child: ChildProcess) =>
  new Promise<void>((settle) => {
    if (child.exitCode !== null || child.signalCode !== null) settle()
    else child.once('exit', () => settle())
  })

describe.runIf(databaseKinds.includes('pglite'))('the data folder', () => {
  const folders: string[] = []
  const folder = async () => {
    const newFolder = await mkdtemp(join(tmpdir(), 'festoon-durable-'))
    folders.push(newFolder)
    return newFolder
  }
  afterEach(async () => {
    for (const made of folders.splice(0)) await rm(made, { recursive: true, force: true })
  })

  it('has little to recover after a kill, once it was vacuumed', async () => {
    const database = await openPglite(await folder())
    const unread = async (): Promise<number> => {
      const { rows } = await sql<{ bytes: number }>`
        select (pg_current_wal_lsn() - redo_lsn)::integer as bytes from pg_control_checkpoint()
      `.execute(database.db)
      return rows[0]?.bytes ?? Number.NaN
    }
    try {
      await sql`create table notes as select n, repeat('x', 500) as words from generate_series(1, 5000) n`.execute(
        database.db,
      )
      expect(await unread()).toBeGreaterThan(2_000_000)
      await database.tidy()
      expect(await unread()).toBeLessThan(10_000)
    } finally {
      await database.close()
    }
  })

  it('is locked by one server at a time, and released by a killed one', async () => {
    const path = await folder()
    const module = join(import.meta.dirname, '../../../server/database/lockDataFolder.ts')
    const other = run(`
      const { lockDataFolder } = await import(${JSON.stringify(module)})
      lockDataFolder(${JSON.stringify(path)})
      console.log('locked')
      setInterval(() => {}, 1000)`)
    await eventually(async () => other.lines.includes('locked'))
    expect(() => lockDataFolder(path)).toThrow(DataFolderInUse)
    expect(() => lockDataFolder(path)).toThrow(/Another Festoon server is running on the data folder/)
    other.kill('SIGKILL')
    await waitForExit(other)
    lockDataFolder(path)()
    lockDataFolder(path)()
  })

  it('keeps every write that was acknowledged before a kill -9', { timeout: 120_000 }, async () => {
    const path = join(await folder(), 'database')
    const module = join(import.meta.dirname, '../../../server/database/openPglite.ts')
    for (let round = 0; round < 2; round += 1) {
      const writer = run(`
        const { openPglite } = await import(${JSON.stringify(module)})
        const { sql } = await import('kysely')
        const { db } = await openPglite(${JSON.stringify(path)})
        await sql\`create table if not exists written (round integer, at integer)\`.execute(db)
        for (let at = 0; ; at += 1) {
          await sql\`insert into written values (${round}, \${at})\`.execute(db)
          console.log('saved ' + at)
        }`)
      await eventually(async () => writer.lines.length > 40 + round * 25, 30_000)
      writer.kill('SIGKILL')
      await waitForExit(writer)
      const acknowledgedCount = writer.lines.filter((line) => line.startsWith('saved')).length
      const database = await openPglite(path)
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from written where round = ${round}`.execute(database.db)
      await database.close()
      expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledgedCount)
    }
  })
})

describe.each(databaseKinds)('migrations on %s', (kind) => {
  it('run once, even if started repeatedly and in parallel', async () => {
    const { database, url, drop } = await testDatabase(kind)
    const others = url === undefined ? [] : [openPostgres(url), openPostgres(url), openPostgres(url)]
    await Promise.all([database, ...others].map(({ db }) => migrate(db)))
    await migrate(database.db)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual(migrationNames)
    await Promise.all(others.map((other) => other.close()))
    await drop()
  })
})
