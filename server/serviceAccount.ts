import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from './ConfigError.ts'

/** In whose name this server acts at Google. */
export interface ServiceAccount {
  email: string
  /** PKCS 8, PEM. */
  privateKey: string
  /** Where its assertions are traded for tokens. */
  tokenUri: string
}

const fileSchema = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})

/**
 * Reads the file that Firebase's console gives out: its path, or its text.
 * @throws ConfigError when it cannot be read.
 */
export function readServiceAccount(setting: string): ServiceAccount {
  try {
    const text = setting.trimStart().startsWith('{') ? setting : readFileSync(setting, 'utf8')
    const { client_email: email, private_key: privateKey, token_uri: tokenUri } = fileSchema.parse(JSON.parse(text))
    return { email, privateKey, tokenUri }
  } catch {
    throw new ConfigError('FIREBASE_SERVICE_ACCOUNT: must be a service account’s JSON, or the path of its file.')
  }
}
