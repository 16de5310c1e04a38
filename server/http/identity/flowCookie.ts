import type { FastifyReply, FastifyRequest } from 'fastify'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { signInProviders } from '@festoon/contract/signInProvider'
import { z } from 'zod'
import { cookieOptions } from '../../session/cookies.ts'
import type { Services } from '../../services.ts'

const name = 'signInFlow'
const lifeSeconds = 600

const flowSchema = z.object({
  provider: z.enum(signInProviders),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The state `s` of `/login`, given back as it came. */
  returnState: z.string(),
})
export type Flow = z.infer<typeof flowSchema>

const options = ({ config }: Services, acrossSites: boolean) => ({
  ...cookieOptions(config),
  path: '/identity',
  httpOnly: true,
  // A provider that answers by a post from its page: only a Secure cookie may come along then.
  ...(acrossSites ? { sameSite: 'none' as const, secure: true } : {}),
})

/** Keeps a flow in the browser that began it, sealed, for ten minutes. */
export async function setFlow(
  reply: FastifyReply,
  services: Services,
  flow: Flow,
  acrossSites: boolean,
): Promise<void> {
  const now = Math.floor(services.clock.now() / 1_000)
  const sealed = await new EncryptJWT(flow)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .encrypt(services.keys.signInFlow)
  reply.setCookie(name, sealed, { ...options(services, acrossSites), maxAge: lifeSeconds })
}

/** The flow that this browser began; undefined when there is none, or it is too old. It is over with that. */
export async function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Flow | undefined> {
  const sealed = request.cookies[name]
  if (sealed === undefined) return undefined
  reply.clearCookie(name, options(services, false))
  try {
    const { payload } = await jwtDecrypt(sealed, services.keys.signInFlow, {
      currentDate: new Date(services.clock.now()),
    })
    return flowSchema.parse(payload)
  } catch {
    return undefined
  }
}
