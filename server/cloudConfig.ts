import { z } from 'zod'
import { ConfigError } from './ConfigError.ts'
import { readServiceAccount, type ServiceAccount } from './serviceAccount.ts'

/** Where files are and how changes are told of; undefined: what is embedded does. */
export interface CloudConfig {
  bucket: BucketConfig | undefined
  liveDatabase: LiveDatabaseConfig | undefined
}

export interface BucketConfig {
  account: ServiceAccount
  /** As in `festoon.firebasestorage.app`. */
  name: string
  /** Origin of Cloud Storage. */
  api: string
}

export interface LiveDatabaseConfig {
  account: ServiceAccount
  /** Origin of a Firebase Realtime Database. */
  url: string
}

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

/** The variables, as part of the server's environment. */
export const cloudEnvironment = {
  STORAGE: z.enum(['folder', 'firebase']).default('folder'),
  FIREBASE_STORAGE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, { message: 'must be the name of a bucket, without gs://' })
    .optional(),
  FIREBASE_STORAGE_API: origin.default('https://storage.googleapis.com'),
  REALTIME: z.enum(['events', 'firebase']).default('events'),
  FIREBASE_DATABASE_URL: origin.optional(),
}

const environment = z.object({ ...cloudEnvironment, FIREBASE_SERVICE_ACCOUNT: z.string().optional() })

/**
 * Reads where files are and how changes are told of.
 * @throws ConfigError naming what is missing.
 */
export function readCloud(value: z.infer<typeof environment>): CloudConfig {
  const { FIREBASE_SERVICE_ACCOUNT: setting, FIREBASE_STORAGE_BUCKET: name, FIREBASE_DATABASE_URL: url } = value
  const account = (): ServiceAccount => {
    if (setting === undefined)
      throw new ConfigError('STORAGE=firebase and REALTIME=firebase need FIREBASE_SERVICE_ACCOUNT.')
    return readServiceAccount(setting)
  }
  if (value.STORAGE === 'firebase' && name === undefined)
    throw new ConfigError('STORAGE=firebase needs FIREBASE_STORAGE_BUCKET.')
  if (value.REALTIME === 'firebase' && url === undefined)
    throw new ConfigError('REALTIME=firebase needs FIREBASE_DATABASE_URL.')
  return {
    bucket:
      value.STORAGE === 'firebase' && name !== undefined
        ? { account: account(), name, api: value.FIREBASE_STORAGE_API }
        : undefined,
    liveDatabase: value.REALTIME === 'firebase' && url !== undefined ? { account: account(), url } : undefined,
  }
}
