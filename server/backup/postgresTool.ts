import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ConfigError } from '../core/ConfigError.ts'

const run = promisify(execFile)

/** The parts of an address by which PostgreSQL's own programs know it: nothing of it shows in the list of processes. */
function environmentOf(address: string): Record<string, string> {
  const url = new URL(address)
  const sslMode = url.searchParams.get('sslmode')
  return {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port === '' ? '5432' : url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  }
}

/**
 * Runs `pg_dump` or `pg_restore` on the database at this address.
 * @throws ConfigError with what the program said.
 */
export async function postgresTool(
  program: 'pg_dump' | 'pg_restore',
  address: string,
  args: readonly string[],
): Promise<void> {
  const given = Object.entries(environmentOf(address)).filter(([, value]) => value !== '')
  try {
    await run(program, [...args, '--no-password'], { env: { ...process.env, ...Object.fromEntries(given) } })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT')
      throw new ConfigError(`${program} is not installed. It comes with PostgreSQL's client programs.`, {
        cause: error,
      })
    const said = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : error.message
    throw new ConfigError(`${program} failed. ${said.split('\n')[0] ?? ''}`, { cause: error })
  }
}
