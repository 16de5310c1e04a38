import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/server/operator'
import { plainText } from '@festoon/contract/wire/text'
import { recordProof } from '../../accounts/proof/recordProof.ts'
import { sessionOfRefreshToken } from '../../accounts/sessions/sessions.ts'
import { codeMail } from '../../accounts/signIn/codeMail.ts'
import { deliverCode } from '../../accounts/signIn/deliverCode.ts'
import { makeCode, redeemCode, type CodeSubject } from '../../accounts/signIn/signInCode.ts'
import { Failure } from '../../core/Failure.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import { refreshTokenIn, setSessionCookies } from '../../rpc/http/cookies.ts'
import { deviceOf } from '../../rpc/http/deviceOf.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'
import { runOperatorAction } from './operatorActions.ts'
import { operatorPage, type OperatorPage } from './operatorPage.tsx'
import { readOverview } from './readOverview.ts'

const formSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('code') }),
  z.object({ do: z.literal('prove'), code: z.string().trim().max(20) }),
  z.object({
    do: z.enum(['suspendEvent', 'restoreEvent', 'suspendAccount', 'restoreAccount']),
    subject: z.guid().toLowerCase(),
    reason: plainText(500).trim().default(''),
  }),
])

/** A signed-in operator. `isProven` is true if they have recently proved that they are present. */
interface Operator {
  session: Session
  email: string
  isProven: boolean
}

/**
 * Registers `/operator`, where operators see reports, and suspend and restore parties and accounts. It works without scripts. For
 * anyone else, the page doesn't exist.
 */
export function registerOperator(app: FastifyInstance, services: Services): void {
  const { clock } = services
  app.get('/operator', async (request, reply) => show(services, await operatorOf(services, request), reply))
  app.post('/operator', async (request, reply) => {
    requireSameOrigin(services.config, request)
    const operator = await operatorOf(services, request)
    const form = formSchema.safeParse(request.body)
    if (!form.success) throw new Failure('malformed')
    const { session, email } = operator
    const asker = { userId: session.userId, sessionId: session.id }
    const subject: CodeSubject = { contact: { kind: 'email', value: email }, asker }
    if (form.data.do === 'code') {
      const { code } = await makeCode(services, subject, request.ip)
      const mail = codeMail(email, code, { purpose: 'proof' })
      const { success, errorMessage } = await deliverCode(services, () => services.providers.mail.send(mail))
      return show(services, operator, reply, { text: errorMessage ?? copy.codeSent, isError: !success })
    }
    if (form.data.do === 'prove') {
      const isRight = await isCode(services, subject, form.data.code, request.ip)
      if (!isRight) {
        request.log.info({ reason: 'codeInvalid' }, 'request refused')
        return show(services, operator, reply, { text: copy.wrongCode, isError: true })
      }
      const device = deviceOf(services.config, request)
      setSessionCookies(reply, services.config, await recordProof({ ...services, ...device }, session, subject.contact))
      return show(services, { ...operator, isProven: true }, reply)
    }
    if (!operator.isProven) return show(services, operator, reply)
    const { do: name, subject: id, reason } = form.data
    if (name.startsWith('suspend') && reason === '')
      return show(services, operator, reply, { text: copy.reasonMissing, isError: true })
    const outcome = await runOperatorAction(services, name, id, { operator: email, reason, now: clock.now() })
    return show(services, operator, reply, {
      text: copy.operatorOutcomes[outcome],
      isError: outcome === 'impossible',
    })
  })
}

/**
 * Returns the signed-in operator.
 * @throws Failure notFound for anyone else, so that the page doesn't reveal itself.
 */
async function operatorOf({ db, clock, config }: Services, request: FastifyRequest): Promise<Operator> {
  const token = refreshTokenIn(config, request)
  const now = clock.now()
  const session = token === undefined ? undefined : await sessionOfRefreshToken(db, token, now)
  if (!session || config.operatorEmails.length === 0) throw new Failure('notFound')
  const contact = await db
    .selectFrom('user_contacts')
    .select('value')
    .where('user_id', '=', session.userId)
    .where('kind', '=', 'email')
    .where('value', 'in', config.operatorEmails)
    .executeTakeFirst()
  if (!contact) throw new Failure('notFound')
  return { session, email: contact.value, isProven: now - session.provenAt < limits.proofSeconds * 1_000 }
}

async function isCode(services: Services, subject: CodeSubject, code: string, ip: string): Promise<boolean> {
  try {
    await redeemCode(services, subject, code, ip)
    return true
  } catch (error) {
    if (error instanceof Failure && (error.data.reason === 'codeInvalid' || error.data.reason === 'codeExpired'))
      return false
    throw error
  }
}

async function show(
  { db, clock, config }: Services,
  { email, isProven }: Operator,
  reply: FastifyReply,
  message?: OperatorPage['message'],
): Promise<FastifyReply> {
  const overview = isProven ? await readOverview(db, config, clock.now()) : undefined
  const page = operatorPage({ email, overview, message })
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', page.policy)
    .send(page.html)
}
