import type { FastifyInstance } from 'fastify'
import type { FirebaseSettings } from '@festoon/contract/wire/page'
import type { Config } from '../config/config.ts'
import { closedPolicy } from '../core/closedPolicy.ts'
import { policyReportPath } from './registerPolicyReports.ts'

const features = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb']

/**
 * Returns the value of a Permissions-Policy header. `allowed` maps each feature that the page may use to the origins that may
 * use it.
 */
export const permissions = (allowed: Readonly<Record<string, string>> = {}): string =>
  features.map((feature) => `${feature}=(${allowed[feature] ?? ''})`).join(', ')

/** Returns the security headers of a response, unless its route sets others. In production on https, they include HSTS. */
export function securityHeaders({
  origin,
  environment,
}: Pick<Config, 'origin' | 'environment'>): Record<string, string> {
  const isSecure = origin.startsWith('https:') && environment === 'production'
  return {
    'content-security-policy': closedPolicy("form-action 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions(),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Adds the security headers to every response before it is handled, so that event streams have them too. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** The external sources that a page may load from or connect to, by Content-Security-Policy (CSP) directive. */
export type PolicyExtras = Readonly<Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', string>>>

/** The CSP source for song covers from Spotify. */
export const songCovers = { 'img-src': 'https://i.scdn.co' } as const satisfies PolicyExtras

/** The CSP sources that Stripe's card form needs: https://docs.stripe.com/security/guide#content-security-policy */
export const stripePolicy = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'img-src': 'https://*.stripe.com',
  'connect-src': 'https://api.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
} as const satisfies PolicyExtras

/**
 * Returns the CSP source for connecting to a realtime database. Firebase may redirect clients to another server in the same
 * domain, so all subdomains of a Firebase domain are allowed.
 */
export function liveDatabasePolicy(url: string): PolicyExtras {
  const { origin, protocol, hostname } = new URL(url)
  const [, ...service] = hostname.split('.')
  const isFirebase = /(?:^|\.)(?:firebaseio\.com|firebasedatabase\.app)$/.test(service.join('.'))
  return { 'connect-src': isFirebase ? `${protocol}//*.${service.join('.')}` : origin }
}

/** The permissions that Stripe's card form needs to offer wallet payments. */
export const stripePermissions = { payment: 'self "https://js.stripe.com"' } as const

/**
 * Returns the CSP sources that sign-in with Firebase needs: those of its SDK, and the frame that receives the result of a
 * sign-in redirect.
 */
export function firebasePolicy({ authDomain, emulator }: FirebaseSettings): PolicyExtras {
  return {
    'script-src': 'https://apis.google.com',
    'connect-src': emulator ?? 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    'frame-src': emulator ?? `https://${authDomain}`,
  }
}

/** Merges the CSP sources for several services. */
export function joinPolicies(parts: readonly PolicyExtras[]): PolicyExtras {
  const joinedSources: Partial<Record<keyof PolicyExtras, string>> = {}
  for (const directive of ['script-src', 'img-src', 'connect-src', 'frame-src'] as const) {
    const sources = parts.flatMap((part) => part[directive] ?? [])
    if (sources.length > 0) joinedSources[directive] = sources.join(' ')
  }
  return joinedSources
}

/**
 * Returns the Content-Security-Policy of a page. It allows files from this server and from the sources in `extras`, `data:` and
 * `blob:` images, and inline scripts and styles with the given nonce. Browsers report violations to this server, and accept HTML
 * and script URLs only from the app's Trusted Types policy (app/platform/browser/trusted.ts).
 */
export function pagePolicy(nonce: string, upgrade: boolean, extras: PolicyExtras = {}): string {
  const also = (directive: keyof PolicyExtras): string => (extras[directive] ? ` ${extras[directive]}` : '')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also('script-src')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${also('img-src')}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${also('connect-src')}`,
    // 'self' for the previews of emails in the editor.
    ...(extras['frame-src'] ? [`frame-src 'self' ${extras['frame-src']}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // The scripts of Stripe and Firebase don't support Trusted Types.
    ...(extras['script-src'] ? [] : ["require-trusted-types-for 'script'", 'trusted-types festoon']),
    ...(upgrade ? ['upgrade-insecure-requests'] : []),
    'report-to policy',
    `report-uri ${policyReportPath}`,
  ].join('; ')
}
