import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface RoundRobin {
  origin: string
  close(): Promise<void>
}

/**
 * Starts a simple round-robin proxy for several servers in a separate process. If a server refuses the connection, the
 * request goes to the next one.
 */
export async function roundRobin(port: number, origins: readonly string[]): Promise<RoundRobin> {
  const proxy = fork(join(import.meta.dirname, 'roundRobinProcess.ts'), [String(port), ...origins], { execArgv: [] })
  await Promise.race([
    once(proxy, 'message'),
    once(proxy, 'exit').then(([code]) => Promise.reject(new Error(`The proxy ended with ${code}`))),
  ])
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      const exit = once(proxy, 'exit')
      proxy.kill('SIGKILL')
      await exit
    },
  }
}
