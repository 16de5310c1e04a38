import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * The application's secret: APP_SECRET, or else a file in the data folder that is made on the first start and readable by
 * its owner only. Losing it ends every session and every guest's personal link.
 */
export async function appSecret(config: Config): Promise<string> {
  if (config.appSecret) return config.appSecret
  const path = join(config.dataFolder, 'app-secret')
  await mkdir(config.dataFolder, { recursive: true })
  // `wx` fails when the file exists, so two starts cannot each write their own.
  await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return (await readFile(path, 'utf8')).trim()
}
