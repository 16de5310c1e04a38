import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { freePort } from './freePort.ts'

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
/** The cache of compiled code, shared by all servers. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/e2e-server', import.meta.url))

export interface RunningServer {
  origin: string
  /** The folder with the server's data. */
  dataFolder: string
  /** Stops the process as an operator would. */
  stop: () => Promise<void>
  /** Kills the process with SIGKILL, like a crash. */
  kill: () => Promise<void>
  /** Starts the server again with the same port and data. */
  start: () => Promise<void>
  /**
   * Changes rows that nothing else can change. The embedded database opens only once, so the server is stopped meanwhile, and
   * no page may be open.
   */
  changeRows: (sql: string) => Promise<void>
  /** Stops the server and removes its data. */
  dispose: () => Promise<void>
}

/** Returns additional environment variables of a server, given its origin. */
export type Settings = (origin: string) => Promise<Record<string, string>>

/**
 * Runs the built server as `npm start` does, on a free loopback port and with its own data folder. Its embedded database starts
 * as a copy of the prepared one (prepareDatabase.ts).
 */
export async function startServer(settings: Settings = () => Promise.resolve({})): Promise<RunningServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const dataFolder = await mkdtemp(join(tmpdir(), 'festoon-e2e-'))
  const env = await settings(origin)
  const template = process.env['FESTOON_E2E_TEMPLATE']
  if (template && !env['DATABASE_URL']) await cp(template, join(dataFolder, 'database'), { recursive: true })
  let child: ChildProcess | undefined
  let output = ''

  const start = async (): Promise<void> => {
    const startedProcess = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_COMPILE_CACHE: compileCache,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataFolder,
        DATABASE_URL: '',
        // The prepared databases only open with the secret of the server that prepared them.
        APP_SECRET: 'a secret of the journeys that is long enough',
        SMTP_URL: '',
        PUBLIC_ORIGIN: origin,
        LOG_LEVEL: 'warn',
        // Not the default, so that messages show where their address comes from.
        SUPPORT_EMAIL: 'help@party.example',
        // Every journey has its own IP address, as people do (see test.ts).
        TRUST_PROXY: 'true',
        // The journeys' hosts are new.
        NEW_HOST_INVITATIONS: '5000',
        // Don't draw gallery images in the background, to leave the CPU to the journeys.
        GALLERY_AHEAD: 'false',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = startedProcess
    // The server prints its address once it accepts requests.
    await new Promise<void>((resolve, reject) => {
      const read = (text: Buffer): void => {
        output += text.toString()
        if (output.includes(origin)) resolve()
      }
      output = ''
      startedProcess.stdout.on('data', read)
      startedProcess.stderr.on('data', read)
      startedProcess.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
    })
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  await start()
  return {
    origin,
    dataFolder,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    changeRows: async (sql) => {
      await end('SIGTERM')
      const database = await PGlite.create({ dataDir: join(dataFolder, 'database') })
      await database.exec(sql)
      await database.close()
      await start()
    },
    dispose: async () => {
      await end('SIGTERM')
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
