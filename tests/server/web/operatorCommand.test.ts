import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUser } from '../../../server/accounts/profile/users.ts'
import { readConfig } from '../../../server/config/config.ts'
import { ConfigError } from '../../../server/core/ConfigError.ts'
import { recordPageErrors } from '../../../server/rpc/pageErrors.ts'
import { runOperatorCommand } from '../../../server/web/operator/runOperatorCommand.ts'
import { processDatabase, type ProcessDatabase } from '../../support/load/processDatabase.ts'
import { kindOf } from '../../support/testDatabase.ts'

let database: ProcessDatabase
let userId: string
beforeAll(async () => {
  database = await processDatabase(kindOf('any'))
  userId = await database.within(async (db) => {
    const user = { name: 'Paypal Support', smsPermission: undefined, coinsSpent: 0 }
    return (await createUser(db, { kind: 'email', value: 'host@example.com' }, user, database.keys.addressKey, 1)) ?? ''
  })
})
afterAll(() => database.drop())

const run = (name: string, subject?: string, reason?: string) =>
  runOperatorCommand(readConfig({ ...database.env, NODE_ENV: 'test', LOG_LEVEL: 'silent' }), { name, subject, reason })

it('suspends and restores from the terminal, and lists both', async () => {
  expect(await run('overview')).toContain('Suspended accounts: 0')
  expect(await run('suspend-account', userId, 'Phishing')).toBe('Done. The host was notified by email.')
  const overview = await run('overview')
  expect(overview).toContain(`${userId}  `)
  expect(overview).toContain('Paypal Support  (Phishing)')
  expect(overview).toMatch(/terminal {2}suspendAccount \S+ {2}Phishing/)
  expect(await run('restore-account', userId)).toBe('Done. The host was notified by email.')
  expect(await run('overview')).toContain('Suspended accounts: 0')
  expect(await run('restore-account', userId)).toMatch(/^Nothing changed/)
  expect(await run('suspend-event', randomUUID(), 'Spam')).toMatch(/^Nothing changed/)
})

it('prints what people wrote on one line, without characters that control the terminal', async () => {
  await database.within((db) =>
    db
      .updateTable('users')
      .set({ name: 'Eve\nReports: 0\u009b2J\u001b[2J\u202e\u2028end' })
      .where('id', '=', userId)
      .execute(),
  )
  await run('suspend-account', userId, 'Phishing')
  const overview = await run('overview')
  expect(overview).toContain('Eve Reports: 0 2J [2J end  (Phishing)')
  expect(overview).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|\u2028/u)
})

it('lists page errors, most frequent first', async () => {
  expect(await run('errors')).toBe('Page errors: 0')
  await database.within(async (db) => {
    await recordPageErrors(db, [{ message: 'A page failed' }], 'Safari on iPhone', 1)
    const failure = { message: 'The guest page failed', place: 'guest.js:1:2', path: '/event/1', version: '0.1.0' }
    await recordPageErrors(db, [failure, failure], 'Firefox on Windows', 60_000)
  })
  expect(await run('errors')).toBe(
    [
      'Page errors: 2',
      '  2 × The guest page failed · guest.js:1:2 · /event/… · Firefox on Windows · 0.1.0 · last 1970-01-01 00:01 UTC',
      '  1 × A page failed · / · Safari on iPhone · last 1970-01-01 00:00 UTC',
    ].join('\n'),
  )
})

it.each([['help'], ['suspend-account'], ['suspend-account', 'me', 'Spam'], ['suspend-event', randomUUID(), ' ']])(
  'explains its commands if one is unknown or incomplete: %s %s %s',
  async (name, subject?: string, reason?: string) => {
    const running = run(name, subject, reason)
    await expect(running).rejects.toThrow(ConfigError)
    await expect(running).rejects.toThrow(/npm run operator/)
  },
)
