import { z } from 'zod'
import { ConfigError } from '../core/ConfigError.ts'
import { readServiceAccount, type ServiceAccount } from './serviceAccount.ts'

/**
 * Settings for the file storage and the realtime service. A service without settings is replaced by the embedded
 * implementation.
 */
export interface CloudConfig {
  bucket: BucketConfig | undefined
  liveDatabase: LiveDatabaseConfig | undefined
}

export interface BucketConfig {
  account: ServiceAccount
  /** Bucket name, such as `festoon.firebasestorage.app`. */
  name: string
  /** Origin of Cloud Storage's API. */
  api: string
}

export interface LiveDatabaseConfig {
  account: ServiceAccount
  /** Origin of a Firebase Realtime Database. */
  url: string
}

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

/** Schemas of the environment variables for cloud services. */
export const cloudEnvironment = {
  STORAGE: z.enum(['folder', 'firebase']).default('folder'),
  FIREBASE_STORAGE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, { message: 'must be a bucket name without gs://' })
    .optional(),
  FIREBASE_STORAGE_API: origin.default('https://storage.googleapis.com'),
  REALTIME: z.enum(['events', 'firebase']).default('events'),
  FIREBASE_DATABASE_URL: origin.optional(),
}

const environment = z.object({ ...cloudEnvironment, FIREBASE_SERVICE_ACCOUNT: z.string().optional() })

/**
 * Reads the settings for the file storage and the realtime service.
 * @throws ConfigError naming the variable that is missing or invalid.
 */
export function readCloud(value: z.infer<typeof environment>): CloudConfig {
  const { FIREBASE_SERVICE_ACCOUNT: setting, FIREBASE_STORAGE_BUCKET: name, FIREBASE_DATABASE_URL: url } = value
  const account = (): ServiceAccount => {
    if (setting === undefined)
      throw new ConfigError('STORAGE=firebase and REALTIME=firebase require FIREBASE_SERVICE_ACCOUNT.')
    return readServiceAccount(setting)
  }
  if (value.STORAGE === 'firebase' && name === undefined)
    throw new ConfigError('STORAGE=firebase requires FIREBASE_STORAGE_BUCKET.')
  if (value.REALTIME === 'firebase' && url === undefined)
    throw new ConfigError('REALTIME=firebase requires FIREBASE_DATABASE_URL.')
  return {
    bucket:
      value.STORAGE === 'firebase' && name !== undefined
        ? { account: account(), name, api: value.FIREBASE_STORAGE_API }
        : undefined,
    liveDatabase: value.REALTIME === 'firebase' && url !== undefined ? { account: account(), url } : undefined,
  }
}
