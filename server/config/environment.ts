import { isEmail } from '@festoon/contract/rules/email'
import { z } from 'zod'
import { aiEnvironment } from './aiConfig.ts'
import { cloudEnvironment } from './cloudConfig.ts'
import { identityEnvironment } from './identityConfig.ts'
import { mediaEnvironment } from './mediaConfig.ts'
import { newsletterEnvironment } from './newsletterConfig.ts'
import { paymentsEnvironment } from './paymentsConfig.ts'
import { smsEnvironment } from './smsConfig.ts'

const devProviders = ['outbox', 'sms', 'music', 'payments'] as const
export type DevProvider = (typeof devProviders)[number]

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

/** The schema of a comma-separated list of names. Drops empty names. */
const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
)

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
  ACCOUNT_STORAGE_MB: z.coerce.number().int().min(1).max(1_000_000).default(2_048),
  ALBUM_STORAGE_MB: z.coerce.number().int().min(1).max(1_000_000).default(1_024),
  CONTACTS_KEPT_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  GALLERY_AHEAD: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(true),
  ALLOW_DEV_PROVIDERS: listed.pipe(z.array(z.enum(devProviders))).default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  TRUST_PROXY: trustProxy.default(false),
})
