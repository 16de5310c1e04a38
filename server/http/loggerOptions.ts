import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Structured logs without codes, tokens or addresses: of a request only method and path are written (links carry tokens
 * in their query), of an error only what it is.
 */
export function loggerOptions(
  config: Config,
  logTo?: (line: string) => void,
): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    ...(logTo ? { stream: { write: logTo } } : {}),
    // The last word: whatever a library put into a message, no line holds an address.
    hooks: { streamWrite: (line) => line.replace(/[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]') },
    redact: {
      paths: [
        '*.email',
        '*.emailAddress',
        '*.phone',
        '*.phoneNumber',
        '*.code',
        '*.token',
        '*.accessToken',
        '*.to',
        'headers',
        '*.headers',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: unknown) => {
        if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
        // Database errors quote values in `detail`, mail errors addresses in `message`: neither is written.
        const errorCode = 'code' in error ? String(error.code) : undefined
        const stack = (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 8)
          .join('\n')
        const message = errorCode === undefined ? error.message.replace(/\S+@\S+/g, '[address]').slice(0, 300) : ''
        return { type: error.name, message, stack, ...(errorCode === undefined ? {} : { errorCode }) }
      },
    },
  }
}
