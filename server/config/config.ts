import { z } from 'zod'
import { isEmail } from '@festoon/contract/rules/email'
import { ConfigError } from '../core/ConfigError.ts'
import { aiEnvironment, readAi, type AiConfig } from './aiConfig.ts'
import { cloudEnvironment, readCloud, type CloudConfig } from './cloudConfig.ts'
import { identityEnvironment, readIdentity, type IdentityConfig } from './identityConfig.ts'
import { mediaEnvironment, readMedia, type MediaConfig } from './mediaConfig.ts'
import { newsletterEnvironment, readNewsletter, type NewsletterForm } from './newsletterConfig.ts'
import { paymentsEnvironment, readPayments, type PaymentsConfig } from './paymentsConfig.ts'
import { readSms, smsEnvironment, type SmsConfig } from './smsConfig.ts'

const devProviders = ['outbox', 'texts', 'music', 'payments'] as const
export type DevProvider = (typeof devProviders)[number]

/** The server's configuration. Every field has been validated. */
export interface Config extends IdentityConfig {
  environment: 'development' | 'production' | 'test'
  port: number
  /** IP address to listen on. By default, all interfaces in production and only loopback otherwise. */
  host: string
  dataFolder: string
  /** PostgreSQL connection string. If undefined, the embedded database under `dataFolder` is used. */
  databaseUrl: string | undefined
  /** Origin used in links, without a trailing slash. */
  origin: string
  /** Hostname of the app, with a port if needed. If undefined, all pages are served under any hostname. */
  appHost: string | undefined
  /** Hostname of the marketing site. */
  rootHost: string | undefined
  /** Origin of the company's own site, where the legal pages are. */
  companySite: string
  appSecret: string | undefined
  smtpUrl: string | undefined
  text: SmsConfig
  ai: AiConfig
  media: MediaConfig
  payments: PaymentsConfig
  cloud: CloudConfig
  /** The mailing provider's newsletter form. If undefined, subscribers are stored in the database. */
  newsletter: NewsletterForm | undefined
  mailFrom: string
  /** The secret that Mailgun uses to sign its webhooks. */
  mailgunSigningKey: string | undefined
  /** Mailbox that receives unsubscribe requests by email. */
  unsubscribeMailbox: string | undefined
  supportEmail: string
  /** Ids of the users who see their guests' song requests at the events they host (QUES-03). */
  musicWidgetUserIds: readonly string[]
  /** The number of days after an event for which guests' email addresses and phone numbers are kept. */
  contactsKeptDays: number
  /** True to draw the gallery images before anyone requests them. */
  drawsGalleryAhead: boolean
  /** Development-only providers that are allowed in production. */
  allowDevProviders: readonly DevProvider[]
  logLevel: string
  /** Value for Fastify's `trustProxy`: the proxies whose X-Forwarded headers are trusted. */
  trustProxy: boolean | number | string
}

const trustProxy = z.string().transform((text): boolean | number | string => {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
})

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && url.search === '', {
    message: 'must be an origin, such as https://example.org',
  })
  .transform((url) => url.origin)

const hostName = z
  .string()
  .toLowerCase()
  .refine((text) => URL.canParse(`http://${text}`) && new URL(`http://${text}`).host === text, {
    message: 'must be a host name, such as party.example.org',
  })

const mailbox = z.string().refine((text) => isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text) && !/[\r\n]/.test(text), {
  message: 'must be an email address, such as Festoon <hello@example.org>',
})

/** Schema that parses a comma-separated list of names. */
const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
)

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, message: 'must start with postgres://' }).optional(),
  PUBLIC_ORIGIN: origin.optional(),
  APP_HOST: hostName.optional(),
  ROOT_HOST: hostName.optional(),
  COMPANY_SITE: origin.default('https://festoon.example'),
  ...identityEnvironment,
  APP_SECRET: z.string().min(32, { message: 'must have at least 32 characters' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, message: 'must start with smtp:// or smtps://' }).optional(),
  ...smsEnvironment,
  ...aiEnvironment,
  ...mediaEnvironment,
  ...paymentsEnvironment,
  ...cloudEnvironment,
  ...newsletterEnvironment,
  MAIL_FROM: mailbox.optional(),
  MAILGUN_SIGNING_KEY: z.string().min(16, { message: 'must have at least 16 characters' }).optional(),
  UNSUBSCRIBE_EMAIL: z.string().refine(isEmail, { message: 'must be a plain email address' }).optional(),
  SUPPORT_EMAIL: mailbox.default('support@festoon.example'),
  MUSIC_WIDGET_USER_IDS: listed.pipe(z.array(z.guid())).default([]),
  CONTACTS_KEPT_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  GALLERY_AHEAD: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(true),
  ALLOW_DEV_PROVIDERS: listed.pipe(z.array(z.enum(devProviders))).default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: trustProxy.default(false),
})

/**
 * The default of each environment variable, by name. Undefined if a variable has no default, or if its default depends on
 * other variables (docs/operating.md).
 */
export const settingDefaults: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(environmentSchema.shape).map(([name, schema]) => [name, schema.safeParse(undefined).data]),
)

/**
 * Reads the configuration from environment variables (listed in docs/operating.md). An empty variable counts as unset.
 * @throws ConfigError naming every invalid variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(filled)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings are invalid:\n${lines.join('\n')}`)
  }
  const value = parsed.data
  const production = value.NODE_ENV === 'production'
  if (production && value.DATABASE_URL && !value.APP_SECRET)
    throw new ConfigError('Set APP_SECRET when using DATABASE_URL in production, because all processes must share it.')
  if (value.MAILGUN_SIGNING_KEY && !value.SMTP_URL)
    throw new ConfigError(
      'MAILGUN_SIGNING_KEY requires SMTP_URL, because Mailgun only reports on emails that it sends.',
    )
  if (production && !value.PUBLIC_ORIGIN)
    throw new ConfigError('Set PUBLIC_ORIGIN in production, because invitations link to it.')
  if (value.ROOT_HOST !== undefined && value.APP_HOST === undefined)
    throw new ConfigError('ROOT_HOST requires APP_HOST. Without it, one host serves everything.')
  const ownOrigin = value.PUBLIC_ORIGIN ?? `http://${value.APP_HOST ?? `localhost:${value.PORT}`}`
  if (value.APP_HOST !== undefined && new URL(ownOrigin).host !== value.APP_HOST)
    throw new ConfigError('PUBLIC_ORIGIN and APP_HOST must have the same host, because links must lead to the app.')
  return {
    ...readIdentity(value, production),
    environment: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataFolder: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    origin: ownOrigin,
    appHost: value.APP_HOST,
    rootHost: value.ROOT_HOST,
    companySite: value.COMPANY_SITE,
    appSecret: value.APP_SECRET,
    smtpUrl: value.SMTP_URL,
    text: readSms(value),
    ai: readAi(value),
    media: readMedia(value),
    payments: readPayments(value),
    cloud: readCloud(value),
    newsletter: readNewsletter(value, value.COMPANY_SITE),
    mailFrom: value.MAIL_FROM ?? 'Festoon <hello@festoon.example>',
    mailgunSigningKey: value.MAILGUN_SIGNING_KEY,
    unsubscribeMailbox: value.UNSUBSCRIBE_EMAIL,
    supportEmail: value.SUPPORT_EMAIL,
    musicWidgetUserIds: value.MUSIC_WIDGET_USER_IDS,
    contactsKeptDays: value.CONTACTS_KEPT_DAYS,
    drawsGalleryAhead: value.GALLERY_AHEAD,
    allowDevProviders: value.ALLOW_DEV_PROVIDERS,
    logLevel: value.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: value.TRUST_PROXY,
  }
}
