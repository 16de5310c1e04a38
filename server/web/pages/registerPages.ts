import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mayChoose } from '@festoon/contract/rules/guests/givenRsvp'
import { defaultLogLevel } from '@festoon/contract/rules/logLevels'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { readUser } from '../../accounts/profile/users.ts'
import { sessionOfRefreshToken } from '../../accounts/sessions/sessions.ts'
import { withPictureLink } from '../../crypto/pictureLink.ts'
import { newGuest } from '../../crypto/tokens.ts'
import { readDraft } from '../../events/drafts/drafts.ts'
import type { Pages } from '../../events/view/eventPages.ts'
import { approachEvent, eventView } from '../../events/view/eventView.ts'
import { readLinkQuery } from '../../events/view/linkQuery.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import { refreshTokenIn } from '../../rpc/http/cookies.ts'
import { readStoredToken, storeLink } from '../../rpc/http/linkCookie.ts'
import { ownOrigin } from '../../rpc/http/ownOrigin.ts'
import { notFound } from '../../rpc/http/registerFailures.ts'
import { giveVisitor } from '../../rpc/http/visitor.ts'
import type { Services } from '../../rpc/services.ts'
import { sendPage } from './sendPage.ts'
import { readSuspended, sendSuspended } from './sendSuspended.ts'
import { siteOf } from './siteOf.ts'

const querySchema = z.record(z.string(), z.unknown())

/**
 * Registers the pages. The event page of a signed-out guest, and the page shown after a form is sent without JavaScript, use
 * the lightweight guest build. All other pages use the app. Page requests read the session cookie without using up the refresh
 * token.
 */
export function registerPages(app: FastifyInstance, services: Services, renderer: PageRenderer): Pages {
  const { db, clock, config, keys } = services
  const here = {
    https: config.environment === 'production' && config.origin.startsWith('https:'),
    hasSongCovers: config.media.spotify !== undefined,
    takesCards: config.payments.stripe !== undefined,
    liveDatabase: config.cloud.liveDatabase?.url,
  }
  const base = (request: FastifyRequest) => ({
    url: request.url,
    origin: config.origin,
    nonce: randomBytes(16).toString('base64'),
    ...(config.browserLogLevel === defaultLogLevel ? {} : { logLevel: config.browserLogLevel }),
  })
  const send: typeof sendPage = (pageRenderer, page, options, request, reply) => {
    giveVisitor(services, request, reply)
    return sendPage(pageRenderer, page, options, request, reply)
  }

  const sessionOf = async (request: FastifyRequest) => {
    const token = refreshTokenIn(config, request)
    return token === undefined ? undefined : sessionOfRefreshToken(db, token, clock.now())
  }

  const sendNotFound = async (
    session: Session | undefined,
    options: Parameters<typeof sendPage>[2],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const user = session && (await readUser(db, session.userId))
    const profile = user && withPictureLink(services, { id: user.id, name: user.name, photoUrl: user.photoUrl })
    const page = { kind: 'notFound' as const, signedIn: session !== undefined, user: profile, ...base(request) }
    return send(renderer, page, options, request, reply)
  }

  const pages: Pages = {
    event: async (eventId, { form = null, link: sentLink }, request, reply) => {
      const linkOfGuest = readLinkQuery(sentLink ?? querySchema.parse(request.query))
      const storedToken =
        linkOfGuest.inviteeId === undefined
          ? undefined
          : readStoredToken(config, request, 'guestKey', linkOfGuest.inviteeId)
      const visitedLink = { ...linkOfGuest, token: linkOfGuest.token ?? storedToken }
      const session = await sessionOf(request)
      const approach = await approachEvent(services, eventId, { session, ...visitedLink })
      const options = { hasToken: visitedLink.token !== undefined, ...here }
      // A draft is only visible to its organizer, as a preview, and doesn't exist for anyone else (ROUTE-19).
      if (!approach && session && (await readDraft(db, session.userId, eventId)))
        return reply.header('cache-control', 'no-store').redirect(`/event/draft/${eventId}`, 302)
      const suspension = approach ? undefined : await readSuspended(services, eventId, session)
      if (suspension) return sendSuspended(services, suspension, reply)
      if (!approach) return sendNotFound(session, options, request, reply)
      const event = await eventView(services, approach.event, approach.viewer)
      const { inviteeId, token, preselected, prefill, refusedGuests, unreadable } = visitedLink
      if (unreadable.length > 0) request.log.warn({ values: unreadable }, 'an RSVP link has unreadable values')
      const isComplete = !approach.keyRefused && inviteeId !== undefined && token !== undefined
      const link = isComplete ? { eventId: event.id, inviteeId, token } : null
      if (link) {
        const cookie = { name: 'guestKey', path: `/event/${event.id}` } as const
        storeLink(reply, config, cookie, link)
      }
      if (session && !form)
        return send(
          renderer,
          { kind: 'app', signedIn: true, site: siteOf(services, request), event, link, ...base(request) },
          options,
          request,
          reply,
        )
      const isKnown = approach.viewer.kind === 'guest' && event.invitee !== null
      const guestLink = isKnown ? link : null
      const data = {
        event,
        link: guestLink,
        ...(refusedGuests > 0 && { refusedGuests }),
        newGuest: guestLink ? null : newGuest(keys.newGuest, event.id),
        // A link can preselect a maybe that the host no longer allows, or a yes after the deadline.
        preselected: mayChoose(event, preselected) ? preselected : null,
        form,
        prefill,
        linkProblem: approach.keyRefused,
        now: clock.now(),
      }
      return send(renderer, { kind: 'guest', data, ...base(request) }, options, request, reply)
    },
  }

  const eventPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { eventId } = z.object({ eventId: z.string() }).parse(request.params)
    const id = z.guid().safeParse(eventId)
    if (id.success) return pages.event(id.data.toLowerCase(), {}, request, reply)
    return sendNotFound(await sessionOf(request), { hasToken: false, ...here }, request, reply)
  }
  const appPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const signedIn = (await sessionOf(request)) !== undefined
    const hasToken = 'token' in querySchema.parse(request.query) || 'refreshToken' in querySchema.parse(request.query)
    const ownBase = { ...base(request), origin: ownOrigin(config, request) }
    const page = { kind: 'app' as const, signedIn, site: siteOf(services, request), ...ownBase }
    return send(renderer, page, { hasToken, ...here }, request, reply)
  }

  app.get('/event/:eventId/ro', eventPage)
  app.get('/event/:eventId', (request, reply) =>
    // `/event/create` and similar paths are screens of the app, not events.
    /^\/event\/[a-z]+(?:[/?]|$)/.test(request.url) ? appPage(request, reply) : eventPage(request, reply),
  )
  app.get('/', appPage)
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const { accept = '' } = request.headers
    const isOurs = /^\/(?:assets|files|json|uploads|providers)\//i.test(path)
    // Browsers ask for HTML. Link previews and checkers accept anything, and so do requests for missing images and scripts.
    const wantsPage = accept.includes('text/html') || (/\*\/\*|^$/.test(accept) && !/\.[a-z0-9]{2,5}$/i.test(path))
    if ((request.method === 'GET' || request.method === 'HEAD') && wantsPage && !isOurs) return appPage(request, reply)
    return notFound(request, reply)
  })
  return pages
}
