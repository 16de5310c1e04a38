import { ConfigError } from '../core/ConfigError.ts'
import { isThisMachine, nameOfHost } from '../core/isLoopback.ts'

/** The connections that an operator can allow without TLS in production. */
export const plainConnections = ['database', 'smtp', 'services'] as const
export type PlainConnection = (typeof plainConnections)[number]

interface Settings extends Readonly<Record<string, unknown>> {
  DATABASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  ALLOW_UNENCRYPTED: readonly PlainConnection[]
}

/**
 * Checks that browsers and the server itself connect with TLS, and that its certificates are validated. Connections within this
 * machine need none.
 * @throws ConfigError naming the setting that allows plain connections, and what to change.
 */
export function requireTls(settings: Settings): void {
  const { DATABASE_URL, SMTP_URL, ALLOW_UNENCRYPTED: allowedHosts } = settings
  const plain = Object.entries(settings).flatMap(([name, value]) => (isPlain(value) ? [name] : []))
  if (plain.includes('PUBLIC_ORIGIN'))
    throw new ConfigError(
      'PUBLIC_ORIGIN must start with https:// in production. Let a proxy with a certificate serve it.',
    )
  // Only pages link to the company's site.
  const services = plain.filter((name) => name !== 'PUBLIC_ORIGIN' && name !== 'COMPANY_SITE')
  if (services.length > 0 && !allowedHosts.includes('services'))
    throw new ConfigError(
      `${services.join(', ')} must start with https:// in production. If only a private network lies between, set ALLOW_UNENCRYPTED=services instead.`,
    )
  if (DATABASE_URL !== undefined && !allowedHosts.includes('database') && !isDatabaseSafe(new URL(DATABASE_URL)))
    throw new ConfigError(
      'Add ?sslmode=require to DATABASE_URL, so that the connection to another machine is encrypted. If only a private network lies between, set ALLOW_UNENCRYPTED=database instead.',
    )
  if (SMTP_URL !== undefined && !allowedHosts.includes('smtp') && weakensTls(new URL(SMTP_URL)))
    throw new ConfigError(
      'SMTP_URL has parameters that turn off TLS or its checks. Remove them, or set ALLOW_UNENCRYPTED=smtp if only a private network lies between.',
    )
}

/** Returns true for a plain http URL on another machine. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith('http:') && !isThisMachine(nameOfHost(new URL(value).host))

/** Returns true for a database on this machine or one that is reached with TLS. A host may also be a folder with a socket. */
function isDatabaseSafe({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname
  if (host === '' || host.startsWith('/') || isThisMachine(nameOfHost(host))) return true
  // With this parameter, `require` validates nothing.
  const isLax = searchParams.get('uselibpqcompat') === 'true'
  return !isLax && /^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
}

/** Returns true if parameters for the mail client weaken TLS. */
const weakensTls = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].some((name) => /^(?:tls\..+|\w*TLS|secure|host)$/.test(name))
