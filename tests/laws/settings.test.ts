import { expect, it } from 'vitest'
import { environmentSchema } from '../../server/config/environment.ts'
import { root, sourceText } from './sources/sourceFiles.ts'

const text = sourceText(root, 'docs/operating.md')
const table = /## Settings\n[\s\S]*?(?=\n## )/.exec(text)?.[0] ?? ''
/** The default of each setting. Undefined if there is none, or if it depends on other settings. */
const settingDefaults: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(environmentSchema.shape).map(([name, schema]) => [name, schema.safeParse(undefined).data]),
)
/** The rows of the table: names of settings, defaults and meanings. */
const rows = [...table.matchAll(/^\| (`[A-Z][A-Z_0-9]*`(?:, `[A-Z][A-Z_0-9]*`)*) \| (.*?) \| (.*) \|$/gm)].map(
  ([, names = '', byDefault = '', meaning = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    byDefault,
    meaning,
  }),
)

it('the table in docs/operating.md lists exactly the settings that the server reads, once each', () => {
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(settingDefaults).toSorted())
})

it('the table explains each setting and its default', () => {
  for (const { names, byDefault, meaning } of rows) {
    expect(meaning.length, names.join()).toBeGreaterThan(10)
    for (const name of names) {
      const value = settingDefaults[name]
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
      expect(byDefault, name).toContain(typeof value === 'string' ? value : JSON.stringify(value))
    }
  }
})

it('the table explains how to get each key of an external service', () => {
  const how = text.slice(text.indexOf('## Keys, service by service'))
  const keySettings = Object.keys(settingDefaults).filter((name) =>
    /_(?:KEY|SECRET|TOKEN|SID|ACCOUNT|BUCKET)$/.test(name),
  )
  const ways: Record<string, RegExp> = {
    MAILGUN_SIGNING_KEY: /MAILGUN_SIGNING_KEY/,
    REPLY_WEBHOOK: /### Replies by calendar/,
    TWILIO: /### SMS: Twilio/,
    GOOGLE_CLIENT: /OAuth\s+client ID/,
    GOOGLE_MAPS: /### Places: Google Maps/,
    APPLE: /APPLE_PRIVATE_KEY/,
    FIREBASE: /### Firebase/,
    AI: /### Images and text/,
    PEXELS: /Pexels: `https/,
    GIPHY: /GIPHY: `https/,
    SPOTIFY: /### Music: Spotify/,
    STRIPE: /### Payments: Stripe/,
  }
  // APP_SECRET is generated, not issued by a service.
  for (const name of keySettings.filter((one) => one !== 'APP_SECRET')) {
    const [, way] = Object.entries(ways).find(([begin]) => name.startsWith(begin)) ?? []
    expect(way, name).toBeDefined()
    expect(how, name).toMatch(way ?? /^$/)
  }
})
