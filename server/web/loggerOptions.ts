import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config.ts'

// Each looks from the beginning of a word only: whoever asks decides how long a word is, and time would grow with its square.
const addressInPath = /(?<![\w.%+@-])[\w.%+@-]+?(?:@|%40)[\w.%+@-]+/gi
const addressInLine = /(?<![\w.%+@-])[\w.%+@-]+@[\w-]+(?:\.[\w-]+)+/g
const addressInMessage = /(?<!\S)\S+@\S+/g

/**
 * The path of a request as a log may hold it: without its query, also where somebody's mail program has encoded the question mark,
 * and without what is as long as a credential and no id, or an address.
 */
function pathOf(url: string): string {
  const [path = ''] = url.split(/\?|%3f/i)
  return path
    .replaceAll(addressInPath, '[address]')
    .replaceAll(/[\w-]{30,}/g, (word) => (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word) ? word : '[long]'))
}

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
        // Database errors quote values in `detail`, mail errors addresses in `message`: neither is written.
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
