import { z } from 'zod'
import { ConfigError } from '../core/ConfigError.ts'
import { countryOf, isCountry } from '../core/smsNumber.ts'

/**
 * Settings for the SMS provider. `default` means the outbox in development, and no provider in production unless
 * `ALLOW_DEV_PROVIDERS` includes `sms`.
 */
export type SmsConfig = { provider: 'default' | 'outbox' } | ({ provider: 'twilio' } & TwilioConfig)

export interface TwilioConfig {
  accountSid: string
  authToken: string
  /** The sender: a phone number in E.164 format, or the id of a Twilio messaging service. */
  from: string
  /** Origin of Twilio's API. */
  api: string
}

/** The limits of SMS. */
export interface SmsLimits {
  /** The ISO 3166 codes of the countries whose numbers get SMS. */
  countries: readonly string[]
  /** The maximum number of SMS segments that the installation sends per day. */
  dailyMax: number
}

/** Schemas of the SMS-related environment variables. */
export const smsEnvironment = {
  SMS_PROVIDER: z.enum(['outbox', 'twilio']).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, { message: 'must be AC followed by 32 hexadecimal digits' })
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/, {
      message: 'must be a phone number such as +1…, or a messaging service id, MG…',
    })
    .optional(),
  SMS_COUNTRIES: z
    .string()
    .transform((text) =>
      text
        .toUpperCase()
        .split(/[\s,]+/)
        .filter((code) => code !== ''),
    )
    .refine((codes) => codes.length > 0 && codes.every(isCountry), {
      message: 'must be a list of ISO country codes, such as US,CA',
    })
    .optional(),
  SMS_DAILY_MAX: z.coerce.number().int().min(0).max(10_000_000).default(1_000),
  TWILIO_API: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
}

const environment = z.object(smsEnvironment)

/**
 * Reads the settings for the SMS provider.
 * @throws ConfigError if Twilio is chosen and one of its variables is missing.
 */
export function readSms(value: z.infer<typeof environment>): SmsConfig {
  if (value.SMS_PROVIDER !== 'twilio') return { provider: value.SMS_PROVIDER ?? 'default' }
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_API: api } = value
  if (!accountSid || !authToken || !from)
    throw new ConfigError('SMS_PROVIDER=twilio requires TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.')
  return { provider: 'twilio', accountSid, authToken, from, api: api.replace(/\/+$/, '') }
}

/** The country whose numbers get SMS if neither a setting nor the sender's number says otherwise. */
const defaultCountry = 'US'

/** Reads the limits of SMS. By default, only numbers of the sender's own country get SMS. */
export function readSmsLimits({ SMS_COUNTRIES, SMS_DAILY_MAX, TWILIO_FROM }: z.infer<typeof environment>): SmsLimits {
  return { countries: SMS_COUNTRIES ?? [countryOf(TWILIO_FROM ?? '') ?? defaultCountry], dailyMax: SMS_DAILY_MAX }
}
