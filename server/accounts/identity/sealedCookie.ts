import type { FastifyReply, FastifyRequest } from 'fastify'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { z } from 'zod'
import { cookieName, cookieOptions } from '../../rpc/http/cookies.ts'
import type { Services } from '../../rpc/services.ts'

/** An encrypted cookie. It stores server state in the browser, which can't read or change it. */
export interface SealedCookie<Value extends Record<string, unknown>> {
  set(reply: FastifyReply, services: Services, value: Value, options?: SealedCookieOptions): Promise<void>
  /**
   * Reads the cookie's value and removes the cookie. Returns undefined if the cookie is missing, expired, or wasn't issued by
   * this server.
   */
  take(request: FastifyRequest, reply: FastifyReply, services: Services, which?: string): Promise<Value | undefined>
  /** Removes the oldest cookies with this name until `max` are left. */
  trim(request: FastifyRequest, reply: FastifyReply, services: Services, max: number): void
}

export interface SealedCookieOptions {
  /** True if browsers should also send the cookie with cross-site POST requests. */
  acrossSites?: boolean
  /** A suffix that distinguishes several cookies with the same name. May contain letters, digits, `-`, and `_`. */
  which?: string
}

/**
 * Defines an encrypted cookie for the pages under `/identity`, or for all pages if `path` is `/`. The cookie's name is encrypted
 * along with its value, so one cookie can't be passed off as another.
 */
export function sealedCookie<Value extends Record<string, unknown>>(
  name: string,
  schema: z.ZodType<Value>,
  lifeSeconds: number,
  path = '/identity',
): SealedCookie<Value> {
  const options = ({ config }: Services, acrossSites: boolean) => ({
    ...cookieOptions(config),
    path,
    httpOnly: true,
    // If a provider returns with a POST from its own page, browsers only send SameSite=None cookies with it, which must
    // be Secure.
    ...(acrossSites ? { sameSite: 'none' as const, secure: true } : {}),
  })
  const nameOf = ({ config }: Services, which: string | undefined): string =>
    cookieName(config, which === undefined ? name : `${name}.${which}`, path)
  return {
    set: async (reply, services, value, { acrossSites = false, which } = {}) => {
      const now = Math.floor(services.clock.now() / 1_000)
      const sealedValue = await new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(name)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .encrypt(services.keys.signInFlow)
      reply.setCookie(nameOf(services, which), sealedValue, { ...options(services, acrossSites), maxAge: lifeSeconds })
    },
    take: async (request, reply, services, which) => {
      const sealedValue = request.cookies[nameOf(services, which)]
      if (sealedValue === undefined) return undefined
      reply.clearCookie(nameOf(services, which), options(services, false))
      try {
        const { payload } = await jwtDecrypt(sealedValue, services.keys.signInFlow, {
          audience: name,
          currentDate: new Date(services.clock.now()),
        })
        return schema.parse(payload)
      } catch {
        return undefined
      }
    },
    trim: (request, reply, services, max) => {
      // Browsers send the oldest cookies first (RFC 6265, 5.4).
      const cookieNames = Object.keys(request.cookies).filter((one) => one.startsWith(nameOf(services, '')))
      for (const one of cookieNames.slice(0, Math.max(0, cookieNames.length - max)))
        reply.clearCookie(one, options(services, false))
    },
  }
}
