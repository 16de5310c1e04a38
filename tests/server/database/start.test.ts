/** @module-tag database */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/openDatabase.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { startErrorMessage } from '../../../server/startError.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { removeOldMessages } from '../../../server/web/removeExpired.ts'
import { eventually } from '../../support/eventually.ts'
import { call } from '../../support/rpcClient.ts'
import { relay, type Relay } from '../../support/services/relay.ts'
import { databaseKinds, postgresUrl, testDatabase, type TestDatabase } from '../../support/testDatabase.ts'
import { testServer } from '../../support/testServer.ts'

const failureOf = async (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  )
/** Expects a single line that says what to change. */
const expectLine = (error: unknown, expectedText: RegExp): void => {
  const text = startErrorMessage(error)
  expect(text).toMatch(expectedText)
  expect(text?.split('\n')).toHaveLength(1)
}

describe('a failed start', () => {
  let folder: string
  let blocker: Server
  let port: number
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'festoon-start-'))
    blocker = createServer()
    await new Promise<void>((settle) => {
      blocker.listen(0, '127.0.0.1', settle)
    })
    const address = blocker.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(async () => {
    blocker.close()
    await rm(folder, { recursive: true })
  })
  const open = (env: Record<string, string>) => failureOf(() => openDatabase(readConfig(env)))

  it('reports an invalid data folder', async () => {
    const file = join(folder, 'file')
    await writeFile(file, 'in the way')
    expectLine(await open({ DATA_DIR: file }), /DATA_DIR/)
    expectLine(await open({ DATA_DIR: join(file, 'below') }), /DATA_DIR/)
  })

  it('reports a port that is in use', async () => {
    const server = await testServer('any')
    expectLine(await failureOf(() => server.app.listen({ host: '127.0.0.1', port })), /PORT/)
    await server.end()
  })

  it("reports a database that can't be reached", async () => {
    const database = openPostgres('postgres://nobody@127.0.0.1:1/none')
    expectLine(await failureOf(() => database.patiently((db) => sql`select 1`.execute(db))), /DATABASE_URL/)
    await database.close()
  })

  it.runIf(databaseKinds.includes('postgres'))("reports a database that doesn't exist", async () => {
    const url = new URL(postgresUrl ?? '')
    url.pathname = '/festoon_none'
    const database = openPostgres(url.href)
    expectLine(await failureOf(() => sql`select 1`.execute(database.db)), /DATABASE_URL/)
    await database.close()
  })

  it.each([
    ['28P01', /DATABASE_URL/],
    ['EACCES', /DATA_DIR/],
    ['EEXIST', /DATA_DIR/],
    ['EROFS', /DATA_DIR/],
    ['ENOSPC', /disk/],
  ])('explains what to do about %s', (code, expectedText) => {
    expectLine(Object.assign(new Error('refused\nand more'), { code }), expectedText)
  })

  it("doesn't explain other errors", () => {
    expect(startErrorMessage(new Error('a mistake'))).toBeUndefined()
    expect(startErrorMessage(Object.assign(new Error('x'), { code: '42703' }))).toBeUndefined()
  })
})

describe('the outbox', () => {
  it('is emptied after a day in production, where it replaces a provider, and kept in development', async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://festoon.example',
      ALLOW_DEV_PROVIDERS: 'outbox',
    }
    for (const [env, remainingCount] of [
      [production, 1],
      [{}, 2],
    ] as const) {
      const server = await testServer('any', { env })
      await call(server, 'sendEmailSignInCode', { emailAddress: 'old@example.com' })
      server.clock.advance(25 * 3_600_000)
      await call(server, 'sendEmailSignInCode', { emailAddress: 'new@example.com' })
      await housekeeping(server.services, server.database.database)
      const rows = await server.services.db.selectFrom('outbox').select('recipient').execute()
      expect(rows).toHaveLength(remainingCount)
      await removeOldMessages(server.services.db, server.clock.now() + 1)
      expect(await server.services.db.selectFrom('outbox').select('id').execute()).toEqual([])
      await server.end()
    }
  })
})

describe.runIf(databaseKinds.includes('postgres'))('listening for changes', () => {
  let database: TestDatabase
  let line: Relay
  beforeAll(async () => {
    database = await testDatabase('postgres')
    line = await relay(postgresUrl ?? '')
  })
  afterAll(async () => {
    await line.close()
    await database.drop()
  })

  it('receives everything once, after connections broke at every stage', async () => {
    const { db } = database.database
    const through = openPostgres(line.through(database.url ?? ''))
    const payloads: string[] = []
    let gaps = 0
    const listener = await through.listen(
      'festoon',
      (payload) => payloads.push(payload),
      () => {
        gaps += 1
      },
    )
    const listening = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`.execute(db)
      return rows.length
    }
    for (const round of [1, 2]) {
      line.cut()
      await eventually(() => Promise.resolve(!listener.isConnected()))
      line.restore()
      await eventually(() => Promise.resolve(listener.isConnected()))
      expect(gaps).toBe(round)
      await sql`select pg_notify('festoon', ${`round ${round}`})`.execute(db)
      await eventually(() => Promise.resolve(payloads.includes(`round ${round}`)))
    }
    expect(payloads).toEqual(['round 1', 'round 2'])
    expect(await listening()).toBe(1)
    await listener.close()
    await eventually(async () => (await listening()) === 0)
    await through.close()
  })

  it("doesn't reconnect after the first connection failed", async () => {
    const sockets: Socket[] = []
    // Hangs up after the first message.
    const rude = createServer((socket) => {
      sockets.push(socket)
      socket.once('data', () => socket.destroy())
    })
    await new Promise<void>((settle) => {
      rude.listen(0, '127.0.0.1', settle)
    })
    const address = rude.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const brokenDatabase = openPostgres(`postgres://postgres@127.0.0.1:${port}/none`)
    const failure = await failureOf(() =>
      brokenDatabase.listen(
        'festoon',
        () => undefined,
        () => undefined,
      ),
    )
    expect(failure).toBeInstanceOf(Error)
    // Longer than the first delay before reconnecting.
    const until = Date.now() + 600
    await eventually(() => Promise.resolve(Date.now() > until))
    expect(sockets).toHaveLength(1)
    await brokenDatabase.close()
    await new Promise((settle) => {
      rude.close(settle)
    })
  })
})
