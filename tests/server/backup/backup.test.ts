/** @module-tag database */
import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from '../../../server/backup/backUp.ts'
import { pack } from '../../../server/backup/backupFile.ts'
import { restore } from '../../../server/backup/restore.ts'
import { readConfig, type Config } from '../../../server/config/config.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { openDatabase } from '../../../server/database/openDatabase.ts'
import { databaseKinds, testDatabase, type TestDatabase } from '../../support/testDatabase.ts'

const run = promisify(execFile)

describe.each(databaseKinds)('a backup on %s', (kind) => {
  let folder: string
  let databases: TestDatabase[]
  /** A data folder with an account, an image and a secret. No test changes it. */
  let full: Config
  let fullFolder: string
  let fullDatabase: TestDatabase | undefined
  beforeAll(async () => {
    fullFolder = await mkdtemp(join(tmpdir(), 'festoon-backup-'))
    fullDatabase = kind === 'postgres' ? await testDatabase(kind) : undefined
    full = configOf(fullFolder, fullDatabase)
    await mkdir(join(fullFolder, 'files/events'), { recursive: true })
    await writeFile(join(fullFolder, 'files/events/cover.webp'), 'a picture')
    await writeFile(join(fullFolder, 'app-secret'), 'of this server', { mode: 0o600 })
    const database = await openDatabase(full)
    await database.patiently(migrate)
    await database.db.insertInto('rate_limits').values({ key: 'kept', points: 7, expire: null }).execute()
    await database.close()
  })
  afterAll(async () => {
    await fullDatabase?.drop()
    await rm(fullFolder, { recursive: true })
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'festoon-backup-'))
    databases = []
  })
  afterEach(async () => {
    await Promise.all(databases.map((one) => one.drop()))
    await rm(folder, { recursive: true })
  })

  const configOf = (dataFolder: string, database?: TestDatabase): Config =>
    readConfig({ NODE_ENV: 'test', DATA_DIR: dataFolder, ...(database && { DATABASE_URL: database.url ?? '' }) })

  /** Returns the configuration of an empty data folder. */
  async function emptyPlace(name: string): Promise<Config> {
    if (kind === 'pglite') return configOf(join(folder, name))
    const database = await testDatabase(kind)
    databases.push(database)
    return configOf(join(folder, name), database)
  }

  async function keptIn(config: Config): Promise<unknown> {
    const database = await openDatabase(config)
    const rows = await database.db.selectFrom('rate_limits').select(['key', 'points']).execute()
    await database.close()
    return rows
  }

  it('restores rows, files and the secret elsewhere, and only its owner may read it', async () => {
    const file = join(folder, 'backup.tar')
    await backUp(full, file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const other = await emptyPlace('other')
    await restore(other, file)
    expect(await keptIn(other)).toEqual([{ key: 'kept', points: 7 }])
    expect(await readFile(join(other.dataFolder, 'files/events/cover.webp'), 'utf8')).toBe('a picture')
    expect(await readFile(join(other.dataFolder, 'app-secret'), 'utf8')).toBe('of this server')
  })

  it("never overwrites data, and a file that isn't a backup leaves nothing behind", async () => {
    const file = join(folder, 'backup.tar')
    await backUp(full, file)
    await expect(backUp(full, file)).rejects.toThrow('already exists')
    await expect(restore(full, file)).rejects.toThrow("isn't empty")
    await writeFile(join(folder, 'torn.tar'), (await readFile(file)).subarray(0, 3_000))
    const other = await emptyPlace('other')
    await expect(restore(other, join(folder, 'torn.tar'))).rejects.toThrow(/isn't a readable backup|isn't a backup/)
    await restore(other, file)
    expect(await keptIn(other)).toEqual([{ key: 'kept', points: 7 }])
  })

  it('rejects archives with links or outside paths, and allows another try after a damaged one', async () => {
    const file = join(folder, 'at 10:00.tar')
    await backUp(full, file)
    const inside = join(folder, 'inside')
    await mkdir(inside)
    await run('tar', ['-xf', file, '-C', inside])
    const other = await emptyPlace('other')
    /** Packs the archive again, with changed contents, and restores it. */
    const restoreWith = async (name: string, args: readonly string[] = []): Promise<void> => {
      await run('tar', ['-cf', join(folder, name), '-C', inside, ...args, ...(await readdir(inside))])
      await restore(other, join(folder, name))
    }
    const unreadable = /isn't a readable backup|isn't a backup|failed/
    await symlink('/etc', join(inside, 'files/outside'))
    await expect(restoreWith('link.tar')).rejects.toThrow(unreadable)
    await rm(join(inside, 'files/outside'))
    await expect(restoreWith('up.tar', ['-P', '--transform=s,^app-secret,../stolen,'])).rejects.toThrow(unreadable)
    expect(await readdir(other.dataFolder)).not.toContain('stolen')
    const dump = await readFile(join(inside, 'database.dump'))
    await writeFile(join(inside, 'database.dump'), dump.subarray(0, dump.length / 2))
    await expect(restoreWith('half.tar')).rejects.toThrow(unreadable)
    await writeFile(join(inside, 'backup.json'), '{')
    await expect(restoreWith('note.tar')).rejects.toThrow("isn't a backup")
    await restore(other, file)
    expect(await keptIn(other)).toEqual([{ key: 'kept', points: 7 }])
  })

  it('is rejected for the other kind of database, or while a server runs on the embedded one', async () => {
    const file = join(folder, 'backup.tar')
    await backUp(full, file)
    const other = readConfig(
      kind === 'pglite'
        ? { DATA_DIR: join(folder, 'wrong'), DATABASE_URL: 'postgres://127.0.0.1:1/none' }
        : { DATA_DIR: join(folder, 'wrong') },
    )
    await expect(restore(other, file)).rejects.toThrow(kind === 'pglite' ? /ECONNREFUSED|connect/ : /DATABASE_URL/)
    const running = await openDatabase(full)
    const again = backUp(full, join(folder, 'again.tar'))
    await (kind === 'pglite' ? expect(again).rejects.toThrow('Another Festoon server') : again)
    await running.close()
  })
})

it("files that change in the meantime don't fail a backup", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'festoon-backup-'))
  const files = join(folder, 'files')
  await mkdir(files)
  const at = (one: number): string => join(files, `${one}.webp`)
  for (let one = 0; one < 2_000; one += 1) writeFileSync(at(one), 'x'.repeat(20_000))
  let isPacked = false
  const packing = pack(join(folder, 'out.tar'), [{ folder, names: ['files'] }]).finally(() => (isPacked = true))
  for (let one = 0; !isPacked; one = (one + 7) % 2_000) {
    rmSync(at(one), { force: true })
    await writeFile(at((one + 1) % 2_000), 'y')
  }
  await packing
  await expect(pack(join(folder, 'other.tar'), [{ folder, names: ['nothing'] }])).rejects.toThrow()
  await rm(folder, { recursive: true })
})
