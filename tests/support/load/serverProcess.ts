import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { z } from 'zod'
import { operations, type InputOf, type OperationName, type OutputOf } from '@festoon/contract/wire/operations'
import { eventually } from '../eventually.ts'
import { envelope, type Caller } from '../rpcClient.ts'

const answerSchema = z.object({ result: z.unknown().optional(), error: z.unknown().optional() })
const root = join(import.meta.dirname, '../../..')
const { TEST_DATABASES: databases = 'any', VITEST_POOL_ID: worker = '0' } = process.env
/** Inside node_modules, so that the bundle can resolve packages. One for each worker, because a build empties it. */
const outDir = join(root, 'node_modules/.cache/server-process', `${databases}-${worker}`)

/** The cache of compiled code, which the journeys' servers use too. */
const compileCache = join(root, 'node_modules/.cache/e2e-server')

/** Bundles the current server once, so that it starts as fast as the production build. */
async function bundle(): Promise<string> {
  await build({
    configFile: join(root, 'server/vite.config.ts'),
    logLevel: 'error',
    build: { outDir, sourcemap: false },
  })
  return join(outDir, 'main.js')
}

let serverBundle: Promise<string> | undefined

/** Returns the path of the server's program: the build that the test run has just made, or a bundle made now. */
const program = async (): Promise<string> => process.env.FESTOON_SERVER ?? (serverBundle ??= bundle())

export interface ServerProcess {
  origin: string
  /** Returns the id of the running process. */
  pid(): number
  /** Starts the process. Resolves once it is ready. */
  start(): Promise<void>
  /** Kills the process (SIGKILL) and waits until it is gone. */
  kill(): Promise<void>
  /** Asks the process to stop (SIGTERM), waits for it and returns its exit status. */
  stop(): Promise<number | null>
  call<Name extends OperationName>(name: Name, input: InputOf<Name>, caller?: Caller): Promise<OutputOf<Name>>
}

/** Returns a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((settle) => {
    probe.listen(0, '127.0.0.1', settle)
  })
  const address = probe.address()
  await new Promise((settle) => {
    probe.close(settle)
  })
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Creates a server in a separate process that can be killed and restarted. With `hear`, its output is passed to that function
 * instead of being shown.
 */
export async function serverProcess(
  env: Record<string, string>,
  hear?: (written: string) => void,
): Promise<ServerProcess> {
  const main = await program()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let child: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const exitCode = new Promise<number | null>((settle) => child?.once('exit', settle))
    child.kill(signal)
    return exitCode
  }
  return {
    origin,
    pid: () => child?.pid ?? 0,
    start: async () => {
      const startedProcess = spawn(process.execPath, [main], {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'development',
          NODE_COMPILE_CACHE: compileCache,
          PORT: String(port),
          GALLERY_AHEAD: 'false',
          LOG_LEVEL: 'silent',
          ...env,
        },
        stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'ignore', 'inherit'],
      })
      child = startedProcess
      for (const stream of [startedProcess.stdout, startedProcess.stderr])
        stream?.setEncoding('utf8').on('data', hear ?? (() => undefined))
      await eventually(async () => {
        if (startedProcess.exitCode !== null) throw new Error(`The server ended with ${startedProcess.exitCode}`)
        return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok
      }, 60_000)
    },
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    call: async (name, input, caller = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}/json/${operations[name].service}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(envelope(name, input, caller)),
      })
      const { result, error } = answerSchema.parse(await response.json())
      if (error) throw new Error(`${name} failed: ${JSON.stringify(error)}`)
      const output: z.ZodType = operations[name].output
      return output.parse(result) as OutputOf<typeof name>
    },
  }
}
