import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config.ts'

// Each pattern only matches from the start of a word. Otherwise, the time would be quadratic in the word's length, which
// callers control.
const addressInPath = /(?<![\w.%+@-])[\w.%+@-]+?(?:@|%40)[\w.%+@-]+/gi
const addressInLine = /(?<![\w.%+@-])[\w.%+@-]+@[\w-]+(?:\.[\w-]+)+/g
const addressInMessage = /(?<!\S)\S+@\S+/g

/**
 * Returns a request's path without personal data or credentials, for the log. Removes the query, even if an email client
 * encoded the question mark. Replaces email addresses and, because they may be credentials, words of 30 or more characters
 * other than UUIDs.
 */
function pathOf(url: string): string {
  const [path = ''] = url.split(/\?|%3f/i)
  return path
    .replaceAll(addressInPath, '[address]')
    .replaceAll(/[\w-]{30,}/g, (word) => (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word) ? word : '[long]'))
}

/**
 * Returns the options for structured logs, which contain no codes, tokens, or email addresses. Requests are logged with only
 * the method and path, because queries contain tokens. Errors are logged with their type, code, and stack, and with their
 * message only if they have no code.
 */
export function loggerOptions(
  config: Config,
  logTo?: (line: string) => void,
): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    ...(logTo ? { stream: { write: logTo } } : {}),
    // A last filter, in case a library puts an address into a message.
    hooks: { streamWrite: (line) => line.replaceAll(addressInLine, '[address]') },
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
      req: ({ method, url }) => ({ method, path: pathOf(url) }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: unknown) => {
        if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
        // Database errors quote values in `detail` and mail errors quote addresses in `message`, so neither is logged.
        const errorCode = 'code' in error ? String(error.code) : undefined
        const stack = (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 8)
          .join('\n')
        const message =
          errorCode === undefined ? error.message.replaceAll(addressInMessage, '[address]').slice(0, 300) : ''
        return { type: error.name, message, stack, ...(errorCode === undefined ? {} : { errorCode }) }
      },
    },
  }
}
