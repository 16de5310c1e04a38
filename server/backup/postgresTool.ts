import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ConfigError } from '../core/ConfigError.ts'

const run = promisify(execFile)

/**
 * Converts a connection URL to environment variables for PostgreSQL's programs. Unlike command-line arguments, environment
 * variables don't show up in the process list.
 */
function environmentOf(address: string): Record<string, string> {
  const url = new URL(address)
  const sslMode = url.searchParams.get('sslmode') ?? ''
  return {
    PGHOST: url.searchParams.get('host') ?? url.hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: url.port === '' ? '5432' : url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    // The server validates certificates in all of these modes, but the programs only in the last one.
    ...(/^(?:require|verify-ca|verify-full)$/.test(sslMode)
      ? { PGSSLMODE: 'verify-full', PGSSLROOTCERT: url.searchParams.get('sslrootcert') ?? 'system' }
      : { PGSSLMODE: sslMode }),
  }
}

/**
 * Runs `pg_dump` or `pg_restore` with the credentials in a connection URL.
 * @throws ConfigError if the program isn't installed or fails.
 */
export async function postgresTool(
  program: 'pg_dump' | 'pg_restore',
  address: string,
  args: readonly string[],
): Promise<void> {
  const variables = Object.entries(environmentOf(address)).filter(([, value]) => value !== '')
  try {
    await run(program, [...args, '--no-password'], { env: { ...process.env, ...Object.fromEntries(variables) } })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT')
      throw new ConfigError(`${program} is not installed. It comes with PostgreSQL's client programs.`, {
        cause: error,
      })
    const message = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : error.message
    throw new ConfigError(`${program} failed. ${message.split('\n')[0] ?? ''}`, { cause: error })
  }
}
