import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { node24 } from '../install.mjs'
import { inRoot } from '../root.mjs'

/** @returns {Promise<number>} a free port */
function freePort() {
  return new Promise((settle, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}

/**
 * Starts the built server on a free port with its own data folder, and returns its origin when it is ready.
 * @param {Record<string, string>} [settings] environment variables to set
 * @returns {Promise<{origin: string, stop: () => Promise<void>}>}
 */
export async function startBuiltServer(settings = {}) {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'festoon-'))
  const origin = `http://localhost:${port}`
  const child = spawn(node24(), [inRoot('dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_ORIGIN: origin,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise((settle) => {
    child.on('exit', settle)
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(late)
    await rm(folder, { recursive: true, force: true })
  }
  const until = Date.now() + 300_000
  while (Date.now() < until && child.exitCode === null) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null)
    if (ready?.ok) return { origin, stop }
    await wait(100)
  }
  await stop()
  throw new Error(`The built server didn't become ready:\n${output}`)
}
