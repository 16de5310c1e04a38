import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { createServer } from '../../../server/createServer.ts'
import { deriveKeys } from '../../../server/crypto/keys.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { chooseProviders } from '../../../server/providers/providers.ts'
import { chooseStorage } from '../../../server/runServer.ts'
import { call } from '../../support/rpcClient.ts'
import { testClock } from '../../support/testClock.ts'
import { databaseKinds, postgresUrl } from '../../support/testDatabase.ts'
import { testSecret } from '../../support/testSecret.ts'

const script = join(import.meta.dirname, '../../../deploy/createDatabaseUser.sql')

it('the compose file’s database user has no rights but to own its database', () => {
  const sql = readFileSync(script, 'utf8')
  expect(sql).toMatch(/create role festoon login .* nosuperuser nocreatedb nocreaterole noreplication;/)
  expect(sql).toContain('alter role postgres password null;')
  const compose = readFileSync(join(import.meta.dirname, '../../../deploy/compose.yaml'), 'utf8')
  expect(compose).toContain('postgres://festoon:')
  expect(compose).not.toContain('POSTGRES_USER')
})

it.runIf(databaseKinds.includes('postgres'))('the server needs no more rights than that', async () => {
  const name = `least_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: postgresUrl })
  await admin.connect()
  await admin.query(`create role ${name} login password 'secret' nosuperuser nocreatedb nocreaterole noreplication`)
  await admin.query(`create database ${name} owner ${name}`)
  const url = Object.assign(new URL(postgresUrl ?? ''), {
    username: name,
    password: 'secret',
    pathname: `/${name}`,
  }).href
  const database = openPostgres(url)
  const folder = await mkdtemp(join(tmpdir(), 'festoon-least-'))
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder })
  const keys = deriveKeys(testSecret)
  const clock = testClock()
  const providers = chooseProviders(config, database.db, clock, keys, chooseStorage(config, clock))
  const server = await createServer({ database, providers, clock, config, keys })
  try {
    await server.start()
    expect(await call(server, 'sendEmailSignInCode', { emailAddress: 'ana@example.com' })).toEqual({ success: true })
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  } finally {
    await server.stop()
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role ${name}`)
    await admin.end()
    await rm(folder, { recursive: true, force: true })
  }
})
