import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * Returns the application secret: APP_SECRET if set, otherwise the content of a file in the data folder. The file is created
 * on the first start, and only its owner can read it. If the secret is lost, all personal links and sign-in codes become
 * invalid.
 */
export async function appSecret(config: Config): Promise<string> {
  if (config.appSecret) return config.appSecret
  const path = join(config.dataFolder, 'app-secret')
  await mkdir(config.dataFolder, { recursive: true })
  // `wx` fails if the file exists, so that two processes starting at once can't each write their own secret.
  await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(path, 'utf8')).trim()
}
