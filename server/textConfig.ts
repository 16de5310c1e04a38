import { z } from 'zod'
import { ConfigError } from './ConfigError.ts'

/** Who carries text messages. `default`: the outbox while developing, nobody in production. */
export type TextConfig = { provider: 'default' | 'outbox' } | ({ provider: 'twilio' } & TwilioConfig)

export interface TwilioConfig {
  accountSid: string
  authToken: string
  /** A number in E.164, or the id of a messaging service. */
  from: string
  /** Origin of the service. */
  api: string
}

/** The variables, as part of the server's environment. */
export const textEnvironment = {
  TEXT_PROVIDER: z.enum(['outbox', 'twilio']).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, { message: 'must be AC and 32 hexadecimal digits' })
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/, { message: 'must be +1… or the id of a messaging service, MG…' })
    .optional(),
  TWILIO_API: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
}

const environment = z.object(textEnvironment)

/**
 * Reads who carries text messages.
 * @throws ConfigError naming what is missing.
 */
export function readText(value: z.infer<typeof environment>): TextConfig {
  if (value.TEXT_PROVIDER !== 'twilio') return { provider: value.TEXT_PROVIDER ?? 'default' }
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_API: api } = value
  if (!accountSid || !authToken || !from)
    throw new ConfigError('TEXT_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.')
  return { provider: 'twilio', accountSid, authToken, from, api: api.replace(/\/+$/, '') }
}
