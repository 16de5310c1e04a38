import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runServer } from './runServer.ts'
import { startErrorText } from './startError.ts'

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
  const message = startErrorText(error)
  if (message === undefined) throw error
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
