import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { sessionOfRefreshToken } from '../../accounts/sessions/sessions.ts'
import type { Config } from '../../config/config.ts'
import { Failure } from '../../core/Failure.ts'
import type { EventRow } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import { refreshTokenIn } from '../../rpc/http/cookies.ts'
import { readStoredToken } from '../../rpc/http/linkCookie.ts'
import type { Services } from '../../rpc/services.ts'
import { approachEvent } from './eventView.ts'
import { readLinkQuery } from './linkQuery.ts'
import { visibilityOf, type Viewer, type Visibility } from './visibility.ts'

const paramsSchema = z.object({ eventId: z.guid().toLowerCase() })
const querySchema = z.record(z.string(), z.unknown())

/** The id in an event page's path, and its untrusted query. */
interface PageAddress {
  eventId: string
  query: Record<string, unknown>
}

/**
 * Reads the path and query of a request for a page of an event.
 * @throws Failure notFound if the path has no valid id.
 */
export function pageAddress(request: FastifyRequest): PageAddress {
  const params = paramsSchema.safeParse(request.params)
  if (!params.success) throw new Failure('notFound')
  return { ...params.data, query: querySchema.parse(request.query) }
}

/** Returns the session in a browser's cookie, if there is one. */
export async function pageSession(
  { db, config, clock }: Services,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = refreshTokenIn(config, request)
  return token === undefined ? undefined : sessionOfRefreshToken(db, token, clock.now())
}

/** The personal link with which a browser opened a page. Its token isn't checked yet. */
interface PersonalKey {
  inviteeId: string | undefined
  /** The token in the URL or, if it has none, in the cookie of an earlier visit. */
  token: string | undefined
  isInUrl: boolean
}

/** Returns the personal link in a request's query and cookies. */
export function personalKey(config: Config, request: FastifyRequest, query: PageAddress['query']): PersonalKey {
  const { inviteeId, token: linkToken } = readLinkQuery(query)
  const storedToken = () =>
    inviteeId === undefined ? undefined : readStoredToken(config, request, 'guestKey', inviteeId)
  return { inviteeId, token: linkToken ?? storedToken(), isInUrl: linkToken !== undefined }
}

/** A visit to a page of an event that works without scripts. */
export interface PageVisit {
  event: EventRow
  viewer: Viewer
  sight: Visibility
  session: Session | undefined
  query: Record<string, unknown>
  /** The path of the page, with the key of the personal link if the request's URL has it. */
  path: string
  /** The path of the viewer's invitation, with the key like `path`. */
  eventPath: string
  /** The path of the page without the token of the personal link. */
  plainPath: string
  /** The personal link in the request's URL. Undefined if the browser sent its token as a cookie. */
  linkInUrl: PersonalLink | undefined
}

/**
 * Finds the event and the viewer of a page that works without scripts, by session or personal link. `pathOf` returns the page's path
 * for an event.
 * @throws Failure notFound if the event doesn't exist.
 */
export async function pageVisit(
  services: Services,
  request: FastifyRequest,
  pathOf: (eventId: string) => string,
): Promise<PageVisit> {
  const { config } = services
  const { eventId, query } = pageAddress(request)
  const { inviteeId, token, isInUrl } = personalKey(config, request, query)
  const session = await pageSession(services, request)
  const approach = await approachEvent(services, eventId, { session, inviteeId, token })
  if (!approach) throw new Failure('notFound')
  const { event, viewer, keyRefused } = approach
  const sight = visibilityOf(event, viewer)
  const visit = { event, viewer, sight, session, query }
  const [base, home] = [pathOf(event.id), `/event/${event.id}`]
  const hasKey = inviteeId !== undefined && token !== undefined && !keyRefused && !sight.isHost && !sight.isCohost
  if (!hasKey) return { ...visit, path: base, plainPath: base, eventPath: home, linkInUrl: undefined }
  const ownQuery = `?iu=${inviteeId}`
  const key = isInUrl ? `${ownQuery}&token=${encodeURIComponent(token)}` : ownQuery
  return {
    ...visit,
    path: `${base}${key}`,
    plainPath: `${base}${ownQuery}`,
    eventPath: `${home}${key}`,
    linkInUrl: isInUrl ? { eventId: event.id, inviteeId, token } : undefined,
  }
}
