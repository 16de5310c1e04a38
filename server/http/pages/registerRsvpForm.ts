import type { RsvpFormState } from '@festoon/contract/page'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { openGuest } from '../../access.ts'
import { saveAnswer, type AnswerOutcome } from '../../data/answers.ts'
import { Failure } from '../../Failure.ts'
import { inviteeToken } from '../../secret/inviteeToken.ts'
import type { Services } from '../../services.ts'
import { networkOf } from '../networkOf.ts'
import { demandSameOrigin } from '../sameOrigin.ts'
import { readRsvpForm } from './readRsvpForm.ts'
import type { Pages } from './registerPages.ts'

const paramsSchema = z.object({ eventId: z.guid().transform((id) => id.toLowerCase()) })

const messages: Partial<Record<AnswerOutcome['outcome'], string>> = {
  eventCancelled: 'This event was canceled, so it takes no more answers.',
  eventPast: 'This event is over, so it takes no more answers.',
  guestLimit: 'This event takes no more guests.',
  inviteeNotFound: 'This invitation is no longer there. Ask the host for a new one.',
  inviteeTokenInvalid: 'This link does not fit the invitation. Open the link of your invitation again.',
  contactTaken: 'This contact is already invited. Use the link of that invitation, or log in.',
}

/** `POST /event/unauthrsvp/action/{eventId}`: the guest's answer form as a browser without JavaScript sends it (ROUTE-39). */
export function registerRsvpForm(app: FastifyInstance, services: Services, pages: Pages): void {
  const { db, clock, keys, rateLimits } = services
  const path = '/event/unauthrsvp/action/:eventId'

  // Opening the address answers nothing: it shows the event, with whatever the link carries.
  app.get(path, (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    return reply.redirect(params.success ? `/event/${params.data.eventId}${query}` : '/', 302)
  })

  app.post(path, { bodyLimit: 32 * 1024 }, async (request, reply) => {
    demandSameOrigin(services.config, request)
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const { eventId } = params.data
    const form = readRsvpForm(request.body)
    const again = (state: RsvpFormState) => {
      const { inviteeId, token } = form
      if (inviteeId !== undefined && token !== undefined) request.query = { iu: inviteeId, token }
      return pages.event(eventId, state, request, reply)
    }
    const hasKey = form.inviteeId !== undefined && form.token !== undefined
    const guest = hasKey
      ? await openGuest(services, { eventId, inviteeId: form.inviteeId ?? '', token: form.token ?? '' })
      : undefined
    if (hasKey && !guest) return again({ values: form.values, errors: { form: messages.inviteeTokenInvalid ?? '' } })
    // An invited guest has a name and a contact already; what the form leaves out stays.
    const checked = form.check({ isFirstYes: guest?.rsvp_status !== 'YES', known: guest })
    if ('errors' in checked) return again({ values: form.values, errors: checked.errors })
    if (!guest) await rateLimits.take('linkAnswerFromAddress', networkOf(request.ip))
    const inviteeId = guest?.invitee_id ?? form.newInviteeId ?? randomUUID()
    const right = { userId: undefined, proven: guest !== undefined, mayCreate: guest === undefined, device: undefined }
    const result = await saveAnswer(db, eventId, { ...checked.answer, inviteeId }, right, clock.now())
    if (result.outcome === 'eventNotFound') return pages.event(eventId, null, request, reply)
    if (result.outcome !== 'saved')
      return again({
        values: form.values,
        errors: { form: messages[result.outcome] ?? 'Your answer could not be saved.' },
      })
    const { invitee_id: iu, token_version: tokenVersion } = result.invitee
    const token = inviteeToken(keys.inviteeToken, { eventId, inviteeId: iu, tokenVersion })
    const query = new URLSearchParams({ iu, token, answered: '1' })
    return reply.header('cache-control', 'no-store').redirect(`/event/${eventId}?${query.toString()}`, 303)
  })
}
