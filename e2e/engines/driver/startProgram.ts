import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'

export interface RunningProgram {
  /** Waits for a match in the output or in file descriptor 3 and returns it. */
  waitForOutput: (pattern: RegExp) => Promise<string>
  /** Stops the program and waits until it has exited. */
  stop: () => Promise<void>
}

/** Starts a program that ends at the latest with this process. */
export function startProgram(program: string, args: readonly string[], env: Record<string, string>): RunningProgram {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const programExit = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  let output = ''
  const streams = child.stdio.slice(1).filter((stream): stream is Readable => stream instanceof Readable)
  for (const stream of streams) stream.on('data', (text: Buffer) => (output += text.toString()))

  return {
    waitForOutput: async (pattern) => {
      let hasEnded = false
      void programExit.then(() => (hasEnded = true))
      for (;;) {
        const [match, group] = pattern.exec(output) ?? []
        if (match !== undefined) return group ?? match
        if (hasEnded) throw new Error(`${program} ended:\n${output}`)
        await Promise.race([programExit, ...streams.map((stream) => once(stream, 'data'))])
      }
    },
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(kill, 5_000)
      await programExit
      clearTimeout(late)
      process.off('exit', kill)
    },
  }
}
