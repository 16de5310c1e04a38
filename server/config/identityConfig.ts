import { z } from 'zod'
import type { FirebaseSettings } from '@festoon/contract/wire/page'
import { ConfigError } from '../core/ConfigError.ts'
import { readServiceAccount, type ServiceAccount } from './serviceAccount.ts'

/** Settings for the identity providers: the OpenID Connect clients and Firebase Authentication. */
export interface IdentityConfig {
  /** Settings for the OpenID Connect providers that people can sign in with, if the built-in identity provider is used. */
  openId: {
    google: { issuer: string; clientId: string; clientSecret: string } | undefined
    apple: { issuer: string; clientId: string; teamId: string; keyId: string; privateKey: string } | undefined
  }
  /** Settings for Firebase Authentication as the identity provider. If undefined, the built-in provider is used. */
  firebase: FirebaseConfig | undefined
}

export interface FirebaseConfig {
  settings: FirebaseSettings
  /**
   * The Google service account that signs custom tokens. May be undefined if an emulator is used, because the emulator needs
   * no signature.
   */
  serviceAccount: ServiceAccount | undefined
}

const httpUrl = z.url({ protocol: /^https?$/ })

/** Schemas of the identity-related environment variables. */
export const identityEnvironment = {
  IDENTITY: z.enum(['builtIn', 'firebase']).default('builtIn'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  // Environment variables hold a single line, so line breaks are written as `\n`.
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
    .optional(),
  APPLE_ISSUER: httpUrl.default('https://appleid.apple.com'),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[\w.-]+$/, { message: 'must be a host name' })
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[\w-]+$/, { message: 'must be a project id' })
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, { message: 'must be host:port' })
    .optional(),
}

const environment = z.object(identityEnvironment)
type Environment = z.infer<typeof environment>

/**
 * Reads the settings for the identity providers. Each provider's settings must be set together or not at all.
 * @throws ConfigError if a variable is missing, invalid, or not allowed in production.
 */
export function readIdentity(value: Environment, production: boolean): IdentityConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = value
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, APPLE_ISSUER } = value
  requireAllOrNone({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET })
  requireAllOrNone({ APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY })
  return {
    openId: {
      google:
        GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
          ? { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
          : undefined,
      apple:
        APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
          ? {
              issuer: APPLE_ISSUER,
              clientId: APPLE_CLIENT_ID,
              teamId: APPLE_TEAM_ID,
              keyId: APPLE_KEY_ID,
              privateKey: APPLE_PRIVATE_KEY,
            }
          : undefined,
    },
    firebase: value.IDENTITY === 'firebase' ? readFirebase(value, production) : undefined,
  }
}

function readFirebase(value: Environment, production: boolean): FirebaseConfig {
  const { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = value
  if (!FIREBASE_API_KEY || !FIREBASE_AUTH_DOMAIN || !FIREBASE_PROJECT_ID)
    throw new ConfigError('IDENTITY=firebase requires FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.')
  if (production && FIREBASE_AUTH_EMULATOR_HOST)
    throw new ConfigError(
      "FIREBASE_AUTH_EMULATOR_HOST can't be used in production, because an emulator lets anyone sign in.",
    )
  if (!value.FIREBASE_SERVICE_ACCOUNT && !FIREBASE_AUTH_EMULATOR_HOST)
    throw new ConfigError('IDENTITY=firebase requires FIREBASE_SERVICE_ACCOUNT, which signs the custom tokens.')
  return {
    settings: {
      apiKey: FIREBASE_API_KEY,
      authDomain: FIREBASE_AUTH_DOMAIN,
      projectId: FIREBASE_PROJECT_ID,
      emulator: FIREBASE_AUTH_EMULATOR_HOST ? `http://${FIREBASE_AUTH_EMULATOR_HOST}` : null,
    },
    serviceAccount: value.FIREBASE_SERVICE_ACCOUNT ? readServiceAccount(value.FIREBASE_SERVICE_ACCOUNT) : undefined,
  }
}

/**
 * Checks that the settings are either all set or all unset.
 * @throws ConfigError naming the missing settings if only some are set.
 */
function requireAllOrNone(settings: Readonly<Record<string, string | undefined>>): void {
  const missingSettings = Object.keys(settings).filter((name) => settings[name] === undefined)
  if (missingSettings.length > 0 && missingSettings.length < Object.keys(settings).length)
    throw new ConfigError(
      `Also set ${missingSettings.join(' and ')}. ${Object.keys(settings).join(', ')} are used together.`,
    )
}
