import type { LogLevel } from '@festoon/contract/rules/logLevels'
import { ConfigError } from '../core/ConfigError.ts'
import { readAi, type AiConfig } from './aiConfig.ts'
import { readCloud, type CloudConfig } from './cloudConfig.ts'
import { environmentSchema, type DevProvider, type EarlierSecret } from './environment.ts'
import { readIdentity, type IdentityConfig } from './identityConfig.ts'
import { readMedia, type MediaConfig } from './mediaConfig.ts'
import { readNewsletter, type NewsletterForm } from './newsletterConfig.ts'
import { readPaid, type PaidConfig } from './paidConfig.ts'
import { readPayments, type PaymentsConfig } from './paymentsConfig.ts'
import { readReplies, type ReplyConfig } from './replyConfig.ts'
import { requireTls, type PlainConnection } from './requireTls.ts'
import { readSms, readSmsLimits, type SmsConfig, type SmsLimits } from './smsConfig.ts'
import { trustsEveryone } from './trustedProxies.ts'

/** The server's configuration. Every field has been validated. */
export interface Config extends IdentityConfig {
  environment: 'development' | 'production' | 'test'
  port: number
  /** IP address to listen on. Defaults to all interfaces in production, and to loopback otherwise. */
  host: string
  dataFolder: string
  /** PostgreSQL connection string. If undefined, the embedded database under `dataFolder` is used. */
  databaseUrl: string | undefined
  /** Origin used in links, without a trailing slash. */
  origin: string
  /** Hostname of the app, with a port if needed. If undefined, the server doesn't check hostnames. */
  appHost: string | undefined
  /** Hostname of the marketing site, with a port if needed. */
  rootHost: string | undefined
  /** Origin of the company's own site, which has the legal pages. */
  companySite: string
  appSecret: string | undefined
  /** The application secrets before the current one, or `lost` if the operator no longer has them. */
  earlierSecrets: readonly EarlierSecret[] | 'lost'
  smtpUrl: string | undefined
  sms: SmsConfig
  smsLimits: SmsLimits
  ai: AiConfig
  media: MediaConfig
  paidServices: PaidConfig
  payments: PaymentsConfig
  cloud: CloudConfig
  /** The form that newsletter sign-ups are posted to. If undefined, sign-ups are stored in the database. */
  newsletter: NewsletterForm | undefined
  mailFrom: string
  /** The secret that Mailgun uses to sign its webhooks. */
  mailgunSigningKey: string | undefined
  /** Email address that receives unsubscribe requests. */
  unsubscribeMailbox: string | undefined
  /** Guests' replies by calendar. If undefined, calendars aren't asked for any. */
  replies: ReplyConfig | undefined
  supportEmail: string
  /** The number of people that an account can invite on its first day. */
  newHostInvitations: number
  /** The verified email addresses of the accounts that may use the operators' page. */
  operatorEmails: readonly string[]
  /** Domains that hosts may not link to. */
  blockedLinks: readonly string[]
  /** Ids of the hosts who get a widget with their guests' song requests (QUES-03). */
  musicWidgetUserIds: readonly string[]
  /** The number of bytes that an account's images may take. */
  accountBytes: number
  /** The number of bytes that the photos in an event's album may take. */
  albumBytes: number
  /** The used part of the disk, in percent, from which no new images and videos are stored. */
  diskMaxPercent: number
  /** The number of days after an event for which guests' email addresses and phone numbers are kept. */
  contactsKeptDays: number
  /** True to store the page errors that browsers report. */
  storesPageErrors: boolean
  /** The level from which browsers report log entries. */
  browserLogLevel: LogLevel
  /** True to draw the images of the home page and of the gallery's first pages in advance. */
  drawsGalleryAhead: boolean
  /** The connections to other machines that may go without TLS. */
  allowUnencrypted: readonly PlainConnection[]
  /** Development-only providers that are allowed in production. */
  allowDevProviders: readonly DevProvider[]
  logLevel: string
  /** Value for Fastify's `trustProxy`: the proxies whose X-Forwarded headers are trusted. */
  trustProxy: boolean | number | string
  /** Lowercase name of the header in which a trusted proxy reports a visitor's country, or '' if none does. */
  countryHeader: string
}

/**
 * Reads the configuration from environment variables (listed in docs/operating.md). An empty variable counts as unset.
 * @throws ConfigError if variables are missing, invalid, or inconsistent.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const filledSettings = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsedEnvironment = environmentSchema.safeParse(filledSettings)
  if (!parsedEnvironment.success) {
    const lines = parsedEnvironment.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings are invalid:\n${lines.join('\n')}`)
  }
  const value = parsedEnvironment.data
  const production = value.NODE_ENV === 'production'
  if (production && value.DATABASE_URL && !value.APP_SECRET)
    throw new ConfigError('Set APP_SECRET when using DATABASE_URL in production, because all processes must share it.')
  if (value.MAILGUN_SIGNING_KEY && !value.SMTP_URL)
    throw new ConfigError(
      'MAILGUN_SIGNING_KEY requires SMTP_URL, because Mailgun only reports on emails that it sends.',
    )
  if (production && trustsEveryone(value.TRUST_PROXY))
    throw new ConfigError(
      `TRUST_PROXY=${value.TRUST_PROXY} would let anyone choose the IP address that rate limits see. Set it to the number of proxies in front of the server, or to their addresses.`,
    )
  if (production && !value.PUBLIC_ORIGIN)
    throw new ConfigError('Set PUBLIC_ORIGIN in production, because invitations link to it.')
  if (production) requireTls(value)
  if (value.ROOT_HOST !== undefined && value.APP_HOST === undefined)
    throw new ConfigError('ROOT_HOST requires APP_HOST. Without it, one host serves everything.')
  const ownOrigin = value.PUBLIC_ORIGIN ?? `http://${value.APP_HOST ?? `localhost:${value.PORT}`}`
  if (value.APP_HOST !== undefined && new URL(ownOrigin).host !== value.APP_HOST)
    throw new ConfigError('PUBLIC_ORIGIN and APP_HOST must have the same host, because links must lead to the app.')
  const ai = readAi(value)
  const media = readMedia(value)
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
    earlierSecrets: value.APP_SECRET_PREVIOUS ?? [],
    smtpUrl: value.SMTP_URL,
    sms: readSms(value),
    smsLimits: readSmsLimits(value),
    ai,
    media,
    paidServices: readPaid(value, ai, media),
    payments: readPayments(value),
    cloud: readCloud(value),
    newsletter: readNewsletter(value, value.COMPANY_SITE),
    mailFrom: value.MAIL_FROM ?? 'Festoon <hello@festoon.example>',
    mailgunSigningKey: value.MAILGUN_SIGNING_KEY,
    unsubscribeMailbox: value.UNSUBSCRIBE_EMAIL,
    replies: readReplies(value),
    supportEmail: value.SUPPORT_EMAIL,
    operatorEmails: value.OPERATOR_EMAILS,
    newHostInvitations: value.NEW_HOST_INVITATIONS,
    blockedLinks: value.BLOCKED_LINKS,
    musicWidgetUserIds: value.MUSIC_WIDGET_USER_IDS,
    accountBytes: value.ACCOUNT_STORAGE_MB * 1_048_576,
    albumBytes: value.ALBUM_STORAGE_MB * 1_048_576,
    diskMaxPercent: value.DISK_MAX_PERCENT,
    contactsKeptDays: value.CONTACTS_KEPT_DAYS,
    storesPageErrors: value.PAGE_ERRORS === 'on',
    browserLogLevel: value.BROWSER_LOG_LEVEL,
    drawsGalleryAhead: value.GALLERY_AHEAD,
    allowUnencrypted: value.ALLOW_UNENCRYPTED,
    allowDevProviders: value.ALLOW_DEV_PROVIDERS,
    logLevel: value.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: value.TRUST_PROXY,
    countryHeader: value.COUNTRY_HEADER,
  }
}
