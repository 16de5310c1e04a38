import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failures } from '@festoon/contract/messages/failures'
import type { NewGuest, RsvpFormState } from '@festoon/contract/wire/page'
import { Failure } from '../../core/Failure.ts'
import { validKeys } from '../../crypto/keys.ts'
import { tokenHash } from '../../crypto/randomToken.ts'
import { isNewGuest, newGuest } from '../../crypto/tokens.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import type { Pages } from '../../events/view/eventPages.ts'
import { openGuest } from '../../rpc/access/access.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import type { Services } from '../../rpc/services.ts'
import { tokenOf } from './personalLink.ts'
import { readRsvpForm } from './readRsvpForm.ts'
import { saveRsvp, type RsvpCaller } from './saveRsvp.ts'

const paramsSchema = z.object({ eventId: z.guid().transform((id) => id.toLowerCase()) })

/**
 * Registers `POST /event/unauthrsvp/action/{eventId}`, which saves RSVP forms submitted by browsers without JavaScript
 * (ROUTE-39).
 */
export function registerRsvpForm(app: FastifyInstance, services: Services, pages: Pages): void {
  const { keys, clock } = services
  const path = '/event/unauthrsvp/action/:eventId'

  // Opening this URL doesn't RSVP. It shows the event, with the parameters of the link.
  app.get(path, (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    return reply.redirect(params.success ? `/event/${params.data.eventId}${query}` : '/', 302)
  })

  app.post(path, { bodyLimit: 32 * 1024 }, async (request, reply) => {
    requireSameOrigin(services.config, request)
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const { eventId } = params.data
    const form = readRsvpForm(request.body)
    const again = (state: RsvpFormState) => {
      const { inviteeId, token } = form
      const link = inviteeId !== undefined && token !== undefined && { link: { iu: inviteeId, token } }
      return pages.event(eventId, { form: state, ...link }, request, reply)
    }
    const hasKey = form.inviteeId !== undefined && form.token !== undefined
    const guest = hasKey
      ? await openGuest(services, { eventId, inviteeId: form.inviteeId ?? '', token: form.token ?? '' })
      : undefined
    if (hasKey && !guest) return again({ values: form.values, errors: { form: failures.inviteeTokenInvalid } })
    const event = await readEvent(services.db, eventId)
    if (!event) return pages.event(eventId, {}, request, reply)
    const checked = form.check(event, guest)
    if ('errors' in checked) return again({ values: form.values, errors: checked.errors })
    const isGenuine = (given: NewGuest): boolean =>
      validKeys(keys, clock.now()).some((valid) => isNewGuest(valid.newGuest, eventId, given))
    const fresh = form.newGuest && isGenuine(form.newGuest) ? form.newGuest : newGuest(keys.newGuest, eventId)
    const caller: RsvpCaller = guest
      ? { kind: 'invitee', invitee: guest }
      : { kind: 'openLink', device: tokenHash(fresh.proof), ip: request.ip }
    const result = await saveRsvp(services, eventId, { ...checked.rsvp, inviteeId: fresh.inviteeId }, caller)
    if (result.outcome === 'eventNotFound') return pages.event(eventId, {}, request, reply)
    if (result.outcome !== 'saved') return again({ values: form.values, errors: { form: failures[result.outcome] } })
    const query = new URLSearchParams({ iu: result.invitee.invitee_id, token: tokenOf(keys, result.invitee) })
    const refusedGuests = checked.rsvp.additionalGuestCount - result.invitee.additional_guest_count
    if (result.invitee.rsvp_status === 'YES' && refusedGuests > 0) query.set('noRoom', String(refusedGuests))
    return reply.header('cache-control', 'no-store').redirect(`/event/${eventId}?${query.toString()}`, 303)
  })
}
