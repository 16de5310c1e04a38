import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as copy from '@festoon/contract/messages/server/operator'
import { backUp } from './backup/backUp.ts'
import { restore } from './backup/restore.ts'
import { readConfig } from './config/config.ts'
import { runServer } from './runServer.ts'
import { startErrorMessage } from './startError.ts'
import { runOperatorCommand } from './web/operator/runOperatorCommand.ts'

// The server never depends on its own time zone: all times are formatted in the event's zone.
process.env.TZ = 'UTC'

const { values, positionals } = parseArgs({
  options: {
    demo: { type: 'boolean' },
    'back-up': { type: 'string' },
    restore: { type: 'string' },
    operator: { type: 'string' },
    reason: { type: 'string' },
  },
  allowPositionals: true,
})

try {
  if (values['back-up'] !== undefined) {
    await backUp(readConfig(process.env), values['back-up'])
    process.stdout.write(`${copy.backedUp(values['back-up'])}\n`)
  } else if (values.restore !== undefined) {
    await restore(readConfig(process.env), values.restore)
    process.stdout.write(`${copy.restored(values.restore)}\n`)
  } else if (values.operator !== undefined) {
    const command = { name: values.operator, subject: positionals[0], reason: values.reason }
    process.stdout.write(`${await runOperatorCommand(readConfig(process.env), command)}\n`)
  } else await serve()
} catch (error) {
  const message = startErrorMessage(error)
  if (message === undefined) throw error
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

async function serve(): Promise<void> {
  // The bundle is dist/server/main.js, and the built app is in dist/app.
  const appFolder = join(import.meta.dirname, '..', 'app')
  const pictures = join(appFolder, '..', 'pictures')
  const version = join(appFolder, 'build.json')
  await runServer({
    env: process.env,
    isDemo: values.demo === true,
    builtApp: existsSync(appFolder) ? appFolder : undefined,
    builtImages: existsSync(pictures) ? pictures : undefined,
    buildDate: existsSync(version)
      ? String(JSON.parse(await readFile(version, 'utf8')).buildDate)
      : new Date().toISOString(),
  })
}
