import type { FastifyReply, FastifyRequest } from 'fastify'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { z } from 'zod'
import { cookieOptions } from '../../session/cookies.ts'
import type { Services } from '../../services.ts'

/** Something that the server tells itself, kept by a browser that can neither read nor change it. */
export interface SealedCookie<Value extends Record<string, unknown>> {
  set(reply: FastifyReply, services: Services, value: Value, options?: SealedCookieOptions): Promise<void>
  /** What this browser keeps; undefined when there is nothing, or it is too old or not ours. It is gone with that. */
  take(request: FastifyRequest, reply: FastifyReply, services: Services, which?: string): Promise<Value | undefined>
  /** Removes those that were set first, until `most` are left. */
  trim(request: FastifyRequest, reply: FastifyReply, services: Services, most: number): void
}

export interface SealedCookieOptions {
  /** It comes along with a post from another site's page. */
  acrossSites?: boolean
  /** Which of several that a browser keeps at once; letters, digits, `-` and `_`. */
  which?: string
}

/** A sealed cookie for the pages under `/identity`. One is never taken for another: the name is in the seal. */
export function sealedCookie<Value extends Record<string, unknown>>(
  name: string,
  schema: z.ZodType<Value>,
  lifeSeconds: number,
): SealedCookie<Value> {
  const options = ({ config }: Services, acrossSites: boolean) => ({
    ...cookieOptions(config),
    path: '/identity',
    httpOnly: true,
    // A provider that answers by a post from its page: only a Secure cookie may come along then.
    ...(acrossSites ? { sameSite: 'none' as const, secure: true } : {}),
  })
  const nameOf = (which: string | undefined): string => (which === undefined ? name : `${name}.${which}`)
  return {
    set: async (reply, services, value, { acrossSites = false, which } = {}) => {
      const now = Math.floor(services.clock.now() / 1_000)
      const sealed = await new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(name)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .encrypt(services.keys.signInFlow)
      reply.setCookie(nameOf(which), sealed, { ...options(services, acrossSites), maxAge: lifeSeconds })
    },
    take: async (request, reply, services, which) => {
      const sealed = request.cookies[nameOf(which)]
      if (sealed === undefined) return undefined
      reply.clearCookie(nameOf(which), options(services, false))
      try {
        const { payload } = await jwtDecrypt(sealed, services.keys.signInFlow, {
          audience: name,
          currentDate: new Date(services.clock.now()),
        })
        return schema.parse(payload)
      } catch {
        return undefined
      }
    },
    trim: (request, reply, services, most) => {
      // A browser sends what was set first first (RFC 6265, 5.4).
      const kept = Object.keys(request.cookies).filter((one) => one.startsWith(`${name}.`))
      for (const one of kept.slice(0, Math.max(0, kept.length - most))) reply.clearCookie(one, options(services, false))
    },
  }
}
