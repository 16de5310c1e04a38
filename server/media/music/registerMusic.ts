import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  musicAccountSchema,
  musicAuthorizationSchema,
  musicTokenRequestSchema,
  musicTokenSchema,
  playlistRequestSchema,
  playlistSchema,
  songQuerySchema,
  songResultsSchema,
} from '@festoon/contract/nouns/music'
import { bearerToken } from '../../accounts/sessions/bearerSession.ts'
import { Failure } from '../../core/Failure.ts'
import { demoAuthorizationPath, musicScopes, type MusicProvider } from '../../providers/music/port.ts'
import { askProvider } from '../../rpc/askProvider.ts'
import { requireSameOrigin, isAppOrigin } from '../../rpc/http/sameOrigin.ts'
import { visitorOf } from '../../rpc/http/visitor.ts'
import type { Services } from '../../rpc/services.ts'
import { musicDemoPage } from './musicDemoPage.ts'

/** The path in the app to which the music service redirects the browser. */
const musicCallbackPath = '/oauth/spotify'

const demoSchema = z.object({
  response_type: z.literal('code'),
  redirect_uri: z.url(),
  state: z.string().max(512),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

/**
 * Registers the routes under `/providers/music`, which connect a music account, create playlists, and find songs (RPC-96..102).
 * The server neither stores nor logs the access tokens.
 */
export function registerMusic(app: FastifyInstance, services: Services): void {
  const { config, providers, rateLimits, paidServices } = services
  const { music } = providers
  const path = '/providers/music'

  /** Calls the music service and sends its result, which browsers must not cache. */
  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    schema: z.ZodType,
    work: (service: MusicProvider) => Promise<object>,
  ): Promise<FastifyReply> => {
    requireSameOrigin(config, request)
    await rateLimits.takeFrom('musicFromAddress', request.ip)
    if (!music) throw new Failure('notFound')
    const result = await askProvider(request, 'music', () => work(music))
    return reply.header('cache-control', 'no-store').send(schema.parse(result))
  }
  const requireCallback = (request: FastifyRequest, redirectUri: string): void => {
    const { origin, href } = new URL(redirectUri)
    if (href !== `${origin}${musicCallbackPath}` || !isAppOrigin(config, request, origin)) throw new Failure('invalid')
  }

  app.get(`${path}/authorization`, async (_request, reply) => {
    const { authorizationUrl: url = null, clientId = '' } = music ?? {}
    const authorization = musicAuthorizationSchema.parse({ url, clientId, scopes: [...musicScopes] })
    return reply.header('cache-control', 'no-store').send(authorization)
  })
  app.post(`${path}/token`, (request, reply) =>
    ask(request, reply, musicTokenSchema, (service) => {
      const tokenRequest = parse(musicTokenRequestSchema, request.body)
      if (tokenRequest.grantType === 'authorization_code') requireCallback(request, tokenRequest.redirectUri)
      return service.token(tokenRequest)
    }),
  )
  app.get(`${path}/me`, (request, reply) =>
    ask(request, reply, musicAccountSchema, async (service) => ({ id: await service.account(requireToken(request)) })),
  )
  app.post(`${path}/playlists`, (request, reply) =>
    ask(request, reply, playlistSchema, async (service) => {
      const { name } = parse(playlistRequestSchema, request.body)
      return { id: await service.createPlaylist(requireToken(request), name) }
    }),
  )
  app.get(`${path}/search`, async (request, reply) => {
    await rateLimits.takeFrom('songsFromAddress', request.ip)
    const { q } = parse(songQuerySchema, request.query)
    let hasFailed = false
    const songs =
      q === '' || !music
        ? []
        : await paidServices
            .ask(
              'music',
              visitorOf(services, request),
              ['search', q.toLowerCase()],
              songResultsSchema.shape.songs,
              () => music.search(q),
            )
            .catch((error: unknown) => {
              if (error instanceof Failure) throw error
              // Without results, people can still type the name of a song (ERR-42).
              request.log.warn({ err: error }, 'the search for songs failed')
              hasFailed = true
              return []
            })
    const cacheControl = songs.length > 0 ? 'private, max-age=300' : 'no-store'
    return reply.header('cache-control', cacheControl).send(songResultsSchema.parse({ songs, hasFailed }))
  })
  if (music?.allow) {
    const { allow } = music
    app.get(demoAuthorizationPath, async (request, reply) => {
      const query = parse(demoSchema, request.query)
      requireCallback(request, query.redirect_uri)
      const code = allow(query.code_challenge, query.redirect_uri)
      const page = musicDemoPage(musicCallbackPath, code, query.state)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', page.policy)
        .send(page.html)
    })
  }
}

/**
 * Returns the music account's access token.
 * @throws Failure invalid if the token is missing, because `unauthenticated` would mean that the session is missing.
 */
function requireToken(request: FastifyRequest): string {
  const token = bearerToken(request)
  if (token === undefined) throw new Failure('invalid')
  return token
}

/**
 * Parses input with a schema.
 * @throws Failure invalid if the input doesn't match the schema.
 */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsedValue = schema.safeParse(value)
  if (!parsedValue.success) throw new Failure('invalid')
  return parsedValue.data
}
