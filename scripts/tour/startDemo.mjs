import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { node24 } from '../install.mjs'
import { inRoot, root } from '../root.mjs'

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts the demo, and returns its process and the links that it prints. */
export async function startDemo() {
  const demo = spawn(node24(), [inRoot('scripts/start.mjs'), '--demo'], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const links = { host: '', guest: '' }
  for await (const line of createInterface({ input: demo.stdout })) {
    links.host ||= /https?:\S+\/demo\/sign-in\S*/.exec(line)?.[0] ?? ''
    links.guest ||= /https?:\S+\/event\/\S+/.exec(line)?.[0] ?? ''
    if (links.host && links.guest) break
  }
  return { demo, links }
}
