import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from '../core/ConfigError.ts'

/** The Google service account that this server uses to call Google's services. */
export interface ServiceAccount {
  email: string
  /** The private key in PKCS #8 PEM format. */
  privateKey: string
  /** URL where the account's signed assertions are exchanged for access tokens. */
  tokenUri: string
}

const fileSchema = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})

/**
 * Reads a service account key in the JSON format of the Firebase console. `setting` is either the JSON itself or the path of a
 * file that contains the JSON.
 * @throws ConfigError if the file can't be read or the JSON is invalid.
 */
export function readServiceAccount(setting: string): ServiceAccount {
  try {
    const text = setting.trimStart().startsWith('{') ? setting : readFileSync(setting, 'utf8')
    const { client_email: email, private_key: privateKey, token_uri: tokenUri } = fileSchema.parse(JSON.parse(text))
    return { email, privateKey, tokenUri }
  } catch {
    throw new ConfigError("FIREBASE_SERVICE_ACCOUNT must be a service account's JSON, or the path of its file.")
  }
}
