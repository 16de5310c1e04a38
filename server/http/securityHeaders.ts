import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const features = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb']

/** Headers that every answer carries. Pages set their own Content-Security-Policy, with a nonce, before this one. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const https = config.origin.startsWith('https:')
  app.addHook('onSend', async (_request, reply) => {
    const set = (name: string, value: string): void => {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    set('x-content-type-options', 'nosniff')
    set('referrer-policy', 'strict-origin-when-cross-origin')
    set('permissions-policy', features.map((feature) => `${feature}=()`).join(', '))
    set('cross-origin-opener-policy', 'same-origin')
    set('x-frame-options', 'DENY')
    if (https && config.environment === 'production')
      set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** The policy of a page: own files only, and the inline parts that carry this answer's nonce. */
export function pagePolicy(nonce: string, upgrade: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(upgrade ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
