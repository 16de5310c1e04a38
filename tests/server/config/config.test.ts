import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appSecret } from '../../../server/config/appSecret.ts'
import { readConfig } from '../../../server/config/config.ts'
import { systemClock } from '../../../server/core/clock.ts'
import { ConfigError } from '../../../server/core/ConfigError.ts'
import { deriveKeys } from '../../../server/crypto/keys.ts'
import { chooseProviders } from '../../../server/providers/providers.ts'
import { folderStorage } from '../../../server/providers/storage/folder.ts'
import { kindOf, testDatabase } from '../../support/testDatabase.ts'

const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://party.example' }

describe('configuration', () => {
  it('selects the AI services, or none', () => {
    expect(readConfig({}).ai).toEqual({ images: undefined, words: undefined })
    const { ai } = readConfig({ AI_API_KEY: 'k', AI_TEXT_MODEL: 'm', AI_API: 'http://127.0.0.1:1/v1/' })
    expect(ai).toEqual({ images: undefined, words: { api: 'http://127.0.0.1:1/v1', key: 'k', model: 'm' } })
    expect(() => readConfig({ AI_API_KEY: 'k' })).toThrow(ConfigError)
    expect(() => readConfig({ AI_IMAGES_MODEL: 'm' })).toThrow(ConfigError)
    expect(() => readConfig({ MUSIC_WIDGET_USER_IDS: 'maya' })).toThrow(/MUSIC_WIDGET_USER_IDS/)
  })

  it('needs nothing in development, and only listens on this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3_000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      dataFolder: '.data',
      mailFrom: 'Festoon <hello@festoon.example>',
    })
    const hosts = { ROOT_HOST: 'party.example', APP_HOST: 'app.party.example' }
    expect(readConfig({ ...production, ...hosts, PUBLIC_ORIGIN: 'https://app.party.example' }).origin).toBe(
      'https://app.party.example',
    )
    expect(() => readConfig({ ROOT_HOST: hosts.ROOT_HOST })).toThrow('ROOT_HOST requires APP_HOST')
    expect(readConfig({ ...production, HOST: '10.0.0.5' }).host).toBe('10.0.0.5')
    expect(readConfig(production).host).toBe('0.0.0.0')
    expect(() => readConfig({ ...production, TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY=true would let anyone choose')
    const slash8 = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}.0.0.0/8`).join()
    const wide = ['0.0.0.0/1,128.0.0.0/1', '10.0.0.1, 128.0.0.0/2', '0.0.0.0/192.0.0.0', '::/1', '2000::/3']
    for (const proxies of [...wide, slash8(5), '99', '6'])
      expect(() => readConfig({ ...production, TRUST_PROXY: proxies })).toThrow('would let anyone choose')
    for (const proxies of ['10.0.0.0/8', '10.0.0.1', 'loopback, fc00::/7', '172.16.0.0/255.240.0.0', '::1', slash8(4)])
      expect(readConfig({ ...production, TRUST_PROXY: proxies }).trustProxy).toBe(proxies)
    expect(readConfig({ PORT: '4123', SMTP_URL: '' })).toMatchObject({
      origin: 'http://localhost:4123',
      smtpUrl: undefined,
    })
  })

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['PUBLIC_ORIGIN', 'https://party.example/path'],
    ['APP_SECRET', 'short'],
    ['APP_SECRET', 'x'.repeat(64)],
    ['APP_SECRET', 'changeme'.repeat(8)],
    ['TRUST_PROXY', 'proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'Festoon <a@b.example>\r\nBcc: victim@example.com'],
    ['NODE_ENV', 'staging'],
    ['ALLOW_DEV_PROVIDERS', 'outbox,everything'],
    ['LOG_LEVEL', 'loud'],
    ['BROWSER_LOG_LEVEL', 'loud'],
    ['SMS_COUNTRIES', 'US,Freedonia'],
    ['SMS_DAILY_MAX', '-1'],
    ['BLOCKED_LINKS', 'https://evil.example'],
    ['ACCOUNT_STORAGE_MB', '0'],
    ['ALBUM_STORAGE_MB', 'much'],
    ['DISK_MAX_PERCENT', '101'],
  ])('rejects %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name))
  })

  it("allows SMS to the sender's country by default", () => {
    const countries = (env: Record<string, string>) => readConfig(env).smsLimits.countries
    expect(countries({})).toEqual(['US'])
    expect(countries({ TWILIO_FROM: '+4915112345678' })).toEqual(['DE'])
    expect(countries({ TWILIO_FROM: '+14165551234' })).toEqual(['CA'])
    expect(countries({ TWILIO_FROM: `MG${'0'.repeat(32)}` })).toEqual(['US'])
    expect(countries({ SMS_COUNTRIES: 'us, ca' })).toEqual(['US', 'CA'])
  })

  it('requires the necessary settings in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_ORIGIN/)
    expect(() => readConfig({ ...production, DATABASE_URL: 'postgres://host/db' })).toThrow(/APP_SECRET/)
    expect(readConfig(production)).toMatchObject({ host: '0.0.0.0', origin: 'https://party.example' })
  })

  it('requires TLS in production, except within this machine', () => {
    const secret = { APP_SECRET: 'correct horse battery staple of the tests' }
    const refusedSettings: [RegExp, Record<string, string>][] = [
      [/PUBLIC_ORIGIN must start with https/, { PUBLIC_ORIGIN: 'http://party.example' }],
      [/PUBLIC_ORIGIN must start with https/, { PUBLIC_ORIGIN: 'http://localhost.evil.example' }],
      [/sslmode=require/, { DATABASE_URL: 'postgres://u:p@db.example/festoon' }],
      [/sslmode=require/, { DATABASE_URL: 'postgres://u:p@db.example/festoon?sslmode=disable' }],
      [/sslmode=require/, { DATABASE_URL: 'postgres://u:p@db.example/festoon?sslmode=no-verify' }],
      [/sslmode=require/, { DATABASE_URL: 'postgres://u:p@db.example/festoon?sslmode=require&uselibpqcompat=true' }],
      [/sslmode=require/, { DATABASE_URL: 'postgres://u:p@localhost/festoon?host=db.example' }],
      [/AI_API must start with https/, { AI_API: 'http://ai.example/v1' }],
      [/turn off TLS/, { SMTP_URL: 'smtp://mail.example?requireTLS=false' }],
      [/turn off TLS/, { SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }],
      [/turn off TLS/, { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }],
    ]
    for (const [message, env] of refusedSettings) {
      expect(() => readConfig({ ...production, ...secret, ...env }), JSON.stringify(env)).toThrow(message)
      // Development has no such limits.
      expect(() => readConfig({ ...env, HOST: '127.0.0.1' })).not.toThrow()
    }
    const allowedSettings: Record<string, string>[] = [
      { PUBLIC_ORIGIN: 'http://localhost:3000' },
      { PUBLIC_ORIGIN: 'http://[::1]:3000' },
      { DATABASE_URL: 'postgres://u:p@db.example/festoon?sslmode=require' },
      { DATABASE_URL: 'postgres://u:p@db.example/festoon?sslmode=verify-full&sslrootcert=/ca.pem' },
      { AI_API: 'http://ai.example/v1', ALLOW_UNENCRYPTED: 'services' },
      { AI_API: 'http://127.0.0.1:8080/v1', COMPANY_SITE: 'http://company.example' },
      { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/festoon' },
      { DATABASE_URL: 'postgres:///festoon?host=/var/run/postgresql' },
      { DATABASE_URL: 'postgres://u:p@database/festoon', ALLOW_UNENCRYPTED: 'database' },
      { SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false', ALLOW_UNENCRYPTED: 'database, smtp' },
      { SMTP_URL: 'smtp://user:password@mail.example:587' },
    ]
    for (const env of allowedSettings)
      expect(() => readConfig({ ...production, ...secret, ...env }), JSON.stringify(env)).not.toThrow()
  })

  it('uses a development provider in production only if allowed by name', async () => {
    const { database, drop } = await testDatabase(kindOf('any'))
    const folder = await mkdtemp(join(tmpdir(), 'festoon-config-'))
    const choose = (env: Record<string, string>) =>
      chooseProviders(
        readConfig({ ...production, ...env }),
        database.db,
        systemClock,
        deriveKeys('x'.repeat(32)),
        folderStorage(folder),
      )
    expect(() => choose({})).toThrow(/SMTP_URL/)
    const real = choose({ SMTP_URL: 'smtp://mail.example' })
    expect(real.sms).toBeUndefined()
    real.mail.close()
    expect(choose({ ALLOW_DEV_PROVIDERS: 'outbox, sms' }).sms).toBeDefined()
    await drop()
    await rm(folder, { recursive: true })
  })

  it('reads earlier secrets, each with its last day', () => {
    const [one, other] = ['a'.repeat(32), 'b@'.repeat(20)]
    const read = (text: string) => readConfig({ APP_SECRET_PREVIOUS: text }).earlierSecrets
    expect(read(`${one}@2027-01-31, ${other}@2027-02-28`)).toEqual([
      { secret: one, until: Date.UTC(2027, 1, 1) - 1 },
      { secret: other, until: Date.UTC(2027, 2, 1) - 1 },
    ])
    expect(read('lost')).toBe('lost')
    for (const text of [one, 'short@2027-01-31', `${one}@2027-13-01`, `${one}@tomorrow`])
      expect(() => read(text), text).toThrow(/APP_SECRET_PREVIOUS/)
  })

  it('creates its secret once, readable only by its owner', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'festoon-config-'))
    const config = readConfig({ DATA_DIR: folder })
    const secrets = await Promise.all([appSecret(config), appSecret(config)])
    const again = await appSecret(config)
    expect(secrets.filter((secret) => secret === again).length).toBeGreaterThan(0)
    expect(again.length).toBeGreaterThan(48)
    expect((await stat(join(folder, 'app-secret'))).mode & 0o777).toBe(0o600)
    await rm(folder, { recursive: true })
  })
})
