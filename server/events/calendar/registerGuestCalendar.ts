import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { Failure } from '../../core/Failure.ts'
import { guestCalendarToken } from '../../crypto/tokens.ts'
import { readEvent } from '../../database/rows/eventRows.ts'
import { openGuestByCalendar } from '../../rpc/access/access.ts'
import { leaveTokenOut } from '../../rpc/http/linkCookie.ts'
import type { Services } from '../../rpc/services.ts'
import { pageVisit } from '../view/pageVisit.ts'
import { guestFeedOf } from './calendarFeed.ts'
import { sendFeed } from './sendFeed.ts'
import { subscribePage } from './subscribePage.tsx'

const paramsSchema = z.object({
  eventId: z.guid().toLowerCase(),
  inviteeId: z.guid().toLowerCase(),
  token: z.string().regex(/^[\w-]{32}$/),
})

const pathOf = (eventId: string): string => `/event/${eventId}/calendar`

/**
 * Registers the calendar of one party, which follows its changes, for guests without an account:
 * `GET /event/{eventId}/calendar/subscribe` shows its address. That is
 * `GET /event/{eventId}/calendar/{inviteeId}/{token}/festoon.ics` for guests, whose token can't be used to RSVP, and the party's public
 * file for everyone else.
 */
export function registerGuestCalendar(app: FastifyInstance, services: Services): void {
  const { db, clock, config, keys } = services
  app.get('/event/:eventId/calendar/subscribe', async (request, reply) => {
    const visit = await pageVisit(services, request, (id) => `${pathOf(id)}/subscribe`)
    const { event, sight, linkInUrl, plainPath, eventPath } = visit
    const cookie = { name: 'guestKey', path: `/event/${event.id}` } as const
    const redirect = linkInUrl && leaveTokenOut(request, reply, config, cookie, linkInUrl, plainPath)
    if (redirect) return redirect
    const guest = sight.own
    const address = (): string => {
      if (!guest) return `/event/${event.id}/calendar.ics`
      const subject = { eventId: event.id, inviteeId: guest.invitee_id, tokenVersion: guest.token_version }
      return `${pathOf(event.id)}/${guest.invitee_id}/${guestCalendarToken(keys.calendarFeed, subject)}/festoon.ics`
    }
    const { html, policy } = subscribePage({
      event,
      address: `webcal://${new URL(config.origin).host}${address()}`,
      invitationPath: eventPath,
      now: clock.now(),
    })
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
  })
  app.get('/event/:eventId/calendar/:inviteeId/:token/festoon.ics', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new Failure('notFound')
    const event = await readEvent(db, params.data.eventId)
    const guest = await openGuestByCalendar(services, params.data)
    if (!event || !guest) throw new Failure('notFound')
    return sendFeed(request, reply, titleOf(event.title), guestFeedOf(event, guest, config))
  })
}
