import { ConfigError } from '../core/ConfigError.ts'
import { isThisMachine, nameOfHost } from '../core/isLoopback.ts'
import type { Config } from './config.ts'

/**
 * Checks that a server outside production can only be reached from this machine, because its development pages show sign-in
 * codes and sign in as anyone.
 * @throws ConfigError naming the settings that open it to others.
 */
export function requireLoopback({ environment, host, origin, appHost, rootHost }: Config): void {
  if (environment === 'production') return
  const settings = { HOST: host, PUBLIC_ORIGIN: new URL(origin).host, APP_HOST: appHost, ROOT_HOST: rootHost }
  const open = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined || isThisMachine(nameOfHost(value)) ? [] : [name],
  )
  if (open.length === 0) return
  throw new ConfigError(
    `${open.join(', ')}: set NODE_ENV=production to serve other computers. In development, anyone who reaches the server can read the sign-in codes at /outbox.`,
  )
}
