import { failureText } from '@festoon/contract/failureText'
import type { RsvpFormState } from '@festoon/contract/page'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openGuest } from '../../access.ts'
import { answerAsGuest } from '../../answerAsGuest.ts'
import { readEvent } from '../../data/events.ts'
import { Failure } from '../../Failure.ts'
import { isNewGuest, newGuest } from '../../secret/newGuest.ts'
import { tokenHash } from '../../secret/randomToken.ts'
import type { Services } from '../../services.ts'
import { demandSameOrigin } from '../sameOrigin.ts'
import { readRsvpForm } from './readRsvpForm.ts'
import type { Pages } from './registerPages.ts'

const paramsSchema = z.object({ eventId: z.guid().transform((id) => id.toLowerCase()) })

/** `POST /event/unauthrsvp/action/{eventId}`: the guest's answer form as a browser without JavaScript sends it (ROUTE-39). */
export function registerRsvpForm(app: FastifyInstance, services: Services, pages: Pages): void {
  const { keys } = services
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
    if (hasKey && !guest) return again({ values: form.values, errors: { form: failureText.inviteeTokenInvalid } })
    // An invited guest has a name and a contact already; what the form leaves out stays.
    const questions = (await readEvent(services.db, eventId))?.questions ?? []
    const checked = form.check({ isFirstYes: guest?.rsvp_status !== 'YES', known: guest, questions })
    if ('errors' in checked) return again({ values: form.values, errors: checked.errors })
    const fresh =
      form.newGuest && isNewGuest(keys.newGuest, eventId, form.newGuest)
        ? form.newGuest
        : newGuest(keys.newGuest, eventId)
    const right = guest ? { guest } : { guest: undefined, device: tokenHash(fresh.proof), ip: request.ip }
    const { result, token } = await answerAsGuest(
      services,
      eventId,
      { ...checked.answer, inviteeId: fresh.inviteeId },
      right,
    )
    if (result.outcome === 'eventNotFound') return pages.event(eventId, null, request, reply)
    if (result.outcome !== 'saved') return again({ values: form.values, errors: { form: failureText[result.outcome] } })
    const query = new URLSearchParams({ iu: result.invitee.invitee_id, token: token ?? '' })
    return reply.header('cache-control', 'no-store').redirect(`/event/${eventId}?${query.toString()}`, 303)
  })
}
