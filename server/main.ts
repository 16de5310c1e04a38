import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { DataFolderInUse } from './data/lockDataFolder.ts'
import { runServer } from './runServer.ts'

// Nothing of the server depends on where it stands: every time is written in the event's zone.
process.env.TZ = 'UTC'

try {
  // The bundle is dist/server/main.js: the built app is beside it.
  const built = join(import.meta.dirname, '..', 'app')
  const version = join(built, 'build.json')
  await runServer({
    env: process.env,
    isDemo: process.argv.includes('--demo'),
    builtApp: existsSync(built) ? built : undefined,
    buildDate: existsSync(version)
      ? String(JSON.parse(await readFile(version, 'utf8')).buildDate)
      : new Date().toISOString(),
  })
} catch (error) {
  const message = messageFor(error)
  if (message === undefined) throw error
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** What the operator can mend, in words. */
function messageFor(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Something else listens on this port. Stop it, or set PORT to another. (${error.message})`
  return undefined
}
