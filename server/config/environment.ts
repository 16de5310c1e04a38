import { z } from 'zod'
import { isEmail } from '@festoon/contract/rules/email'
import { defaultLogLevel, logLevels } from '@festoon/contract/rules/logLevels'
import { aiEnvironment } from './aiConfig.ts'
import { cloudEnvironment } from './cloudConfig.ts'
import { identityEnvironment } from './identityConfig.ts'
import { mediaEnvironment } from './mediaConfig.ts'
import { newsletterEnvironment } from './newsletterConfig.ts'
import { paidEnvironment } from './paidConfig.ts'
import { paymentsEnvironment } from './paymentsConfig.ts'
import { replyEnvironment } from './replyConfig.ts'
import { plainConnections } from './requireTls.ts'
import { smsEnvironment } from './smsConfig.ts'
import { trustProxy } from './trustedProxies.ts'

const devProviders = ['outbox', 'sms', 'music', 'payments'] as const
export type DevProvider = (typeof devProviders)[number]

/** The minimum number of different characters in a secret. A random one of 32 hexadecimal digits has about 14. */
const minVariety = 8

const appSecret = z
  .string()
  .min(32, { message: 'must have at least 32 characters' })
  .refine((text) => new Set(text).size >= minVariety, { message: 'must be random, as from openssl rand -base64 48' })

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

/** The schema of a comma-separated list of names. Drops empty names. */
const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
)

/**
 * An application secret that was replaced. The links that were made with it work until `until`, in ms since 1970.
 */
export interface EarlierSecret {
  secret: string
  until: number
}

const earlierSecret = z.string().transform((text, context): EarlierSecret => {
  const [, secret = '', date = ''] = /^(.{32,})@(\d{4}-\d\d-\d\d)$/.exec(text) ?? []
  const until = Date.parse(`${date}T23:59:59.999Z`)
  if (Number.isNaN(until))
    context.addIssue({
      code: 'custom',
      message: 'must be secrets with a last day, such as <secret>@2027-01-31, or "lost"',
    })
  return { secret, until }
})

/** The secrets before APP_SECRET, or `lost` if they are no longer known. */
const earlierSecrets = z.union([z.literal('lost'), commaSeparated.pipe(z.array(earlierSecret))])

/** The schema of the server's environment variables (docs/operating.md). */
export const environmentSchema = z.object({
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
  APP_SECRET: appSecret.optional(),
  APP_SECRET_PREVIOUS: earlierSecrets.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, message: 'must start with smtp:// or smtps://' }).optional(),
  ...smsEnvironment,
  ...aiEnvironment,
  ...mediaEnvironment,
  ...paidEnvironment,
  ...paymentsEnvironment,
  ...cloudEnvironment,
  ...newsletterEnvironment,
  MAIL_FROM: mailbox.optional(),
  MAILGUN_SIGNING_KEY: z.string().min(16, { message: 'must have at least 16 characters' }).optional(),
  // Sent in a header, which must be ASCII.
  UNSUBSCRIBE_EMAIL: z
    .string()
    .refine((text) => isEmail(text) && !/[^!-~]/.test(text), { message: 'must be a plain email address' })
    .optional(),
  ...replyEnvironment,
  NEW_HOST_INVITATIONS: z.coerce.number().int().min(1).max(5_000).default(200),
  OPERATOR_EMAILS: commaSeparated.pipe(z.array(z.email().toLowerCase())).default([]),
  SUPPORT_EMAIL: mailbox.default('support@festoon.example'),
  BLOCKED_LINKS: commaSeparated
    .pipe(
      z.array(
        z
          .string()
          .toLowerCase()
          .regex(/^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/, { message: 'must be a list of domains, such as example.com' }),
      ),
    )
    .default([]),
  MUSIC_WIDGET_USER_IDS: commaSeparated.pipe(z.array(z.guid())).default([]),
  ACCOUNT_STORAGE_MB: z.coerce.number().int().min(1).max(1_000_000).default(2_048),
  ALBUM_STORAGE_MB: z.coerce.number().int().min(1).max(1_000_000).default(1_024),
  DISK_MAX_PERCENT: z.coerce.number().int().min(0).max(100).default(95),
  CONTACTS_KEPT_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  PAGE_ERRORS: z.enum(['on', 'off']).default('on'),
  BROWSER_LOG_LEVEL: z.enum(logLevels).default(defaultLogLevel),
  GALLERY_AHEAD: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(true),
  ALLOW_UNENCRYPTED: commaSeparated.pipe(z.array(z.enum(plainConnections))).default([]),
  ALLOW_DEV_PROVIDERS: commaSeparated.pipe(z.array(z.enum(devProviders))).default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: trustProxy.default(false),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z-]{0,63}$/)
    .transform((name) => name.toLowerCase())
    .default(''),
})
