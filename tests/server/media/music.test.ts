import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  musicAccountSchema,
  musicAuthorizationSchema,
  musicTokenSchema,
  playlistSchema,
  songResultsSchema,
} from '@festoon/contract/nouns/music'
import { readConfig } from '../../../server/config/config.ts'
import { ConfigError } from '../../../server/core/ConfigError.ts'
import { demoAlbums } from '../../../server/providers/music/demoAlbums.ts'
import { party, person, rowOf } from '../../support/builders.ts'
import { call, testVisitor } from '../../support/rpcClient.ts'
import { spotifyService, type SpotifyService } from '../../support/services/spotifyService.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const path = '/providers/music'
const verifier = 'v'.repeat(64)

const get = (server: TestServer, url: string, token?: string) =>
  server.app.inject({
    method: 'GET',
    url,
    cookies: { visitor: testVisitor },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
const post = (server: TestServer, url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers })
const reason = (answer: { json(): { error?: { data: { reason: string } } } }) => answer.json().error?.data.reason
const callback = (server: TestServer) => `${server.config.origin}/oauth/spotify`

async function songs(server: TestServer, q: string) {
  const answer = await get(server, `${path}/search?${new URLSearchParams({ q })}`)
  expect(answer.statusCode).toBe(200)
  return songResultsSchema.parse(answer.json()).songs
}
const trade = (server: TestServer, code: string, redirectUri = callback(server), codeVerifier = verifier) =>
  post(server, `${path}/token`, { grantType: 'authorization_code', code, codeVerifier, redirectUri })

describe('music from Spotify', () => {
  let spotify: SpotifyService
  let server: TestServer
  const lines: string[] = []
  beforeAll(async () => {
    spotify = await spotifyService()
    server = await testServer('any', {
      env: { ...spotify.env, LOG_LEVEL: 'trace' },
      logTo: (line) => lines.push(line),
    })
  })
  afterAll(async () => {
    await server.end()
    await spotify.close()
  })
  const connect = async () =>
    musicTokenSchema.parse((await trade(server, spotify.allow(verifier, callback(server)))).json())
  const tokenCalls = (grant: string) => spotify.requests.filter(({ body }) => body.includes(`grant_type=${grant}`))

  it("connects at the service's own page, for profile and playlists [MUSIC-03]", async () => {
    const answer = musicAuthorizationSchema.parse((await get(server, `${path}/authorization`)).json())
    expect(answer).toEqual({
      url: `${spotify.origin}/authorize`,
      clientId: spotify.clientId,
      scopes: ['user-read-private', 'playlist-modify-public', 'playlist-modify-private'],
    })
  })

  it('exchanges a code and its verifier for tokens, which are passed on [RPC-96, RPC-97, MUSIC-02]', async () => {
    const code = spotify.allow(verifier, callback(server))
    const answer = await trade(server, code)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(musicTokenSchema.parse(answer.json())).toMatchObject({
      accessToken: expect.stringMatching(/^BQ/),
      refreshToken: expect.stringMatching(/^AQ/),
      expiresIn: 3600,
    })
    expect(Object.fromEntries(new URLSearchParams(tokenCalls('authorization_code').at(-1)?.body))).toEqual({
      grant_type: 'authorization_code',
      client_id: spotify.clientId,
      redirect_uri: callback(server),
      code,
      code_verifier: verifier,
    })
    expect(reason(await trade(server, code)), 'a code works only once').toBe('providerFailed')
  })

  it('rejects a code with another verifier, and redirects nowhere else', async () => {
    const code = () => spotify.allow(verifier, callback(server))
    expect(reason(await trade(server, code(), callback(server), 'w'.repeat(64)))).toBe('providerFailed')
    for (const elsewhere of [
      'https://evil.example/oauth/spotify',
      `${server.config.origin}/other`,
      `${callback(server)}?a=1`,
    ])
      expect([elsewhere, reason(await trade(server, code(), elsewhere))]).toEqual([elsewhere, 'invalid'])
    expect(reason(await post(server, `${path}/token`, { grantType: 'client_credentials' }))).toBe('invalid')
    const foreign = { origin: 'https://evil.example' }
    const refresh = { grantType: 'refresh_token', refreshToken: 'x' }
    expect(reason(await post(server, `${path}/token`, refresh, foreign))).toBe('originRefused')
  })

  it('renews a token [RPC-98]', async () => {
    const { refreshToken = '', accessToken } = await connect()
    const answer = await post(server, `${path}/token`, { grantType: 'refresh_token', refreshToken })
    const renewedToken = musicTokenSchema.parse(answer.json())
    expect(renewedToken.accessToken).not.toBe(accessToken)
    expect(renewedToken.refreshToken).toMatch(/^AQ/)
    expect(Object.fromEntries(new URLSearchParams(tokenCalls('refresh_token').at(-1)?.body))).toEqual({
      grant_type: 'refresh_token',
      client_id: spotify.clientId,
      refresh_token: refreshToken,
    })
    expect(reason(await post(server, `${path}/token`, { grantType: 'refresh_token', refreshToken }))).toBe(
      'providerFailed',
    )
  })

  it('reads the account, and creates a collaborative playlist in it [RPC-100, RPC-101, MUSIC-05]', async () => {
    const { accessToken } = await connect()
    const me = await get(server, `${path}/me`, accessToken)
    expect(musicAccountSchema.parse(me.json())).toEqual({ id: 'listener one' })
    const request = spotify.requests.at(-1)
    expect(`${request?.method} ${request?.url.pathname}`).toBe('GET /v1/me')
    const playlistResponse = await post(
      server,
      `${path}/playlists`,
      { name: 'Maya turns six' },
      { authorization: `Bearer ${accessToken}` },
    )
    expect(playlistSchema.parse(playlistResponse.json())).toEqual({ id: 'playlist1' })
    expect(spotify.playlists.at(-1)).toEqual({ name: 'Maya turns six', collaborative: true, public: false })
    const last = spotify.requests.at(-1)
    expect(`${last?.method} ${last?.url.pathname}`).toBe('POST /v1/users/listener%20one/playlists')
  })

  it('collects the songs that guests request for the playlist of a party [PROD-05]', async () => {
    const { accessToken } = await connect()
    const headers = { authorization: `Bearer ${accessToken}` }
    const { id: playlistId } = playlistSchema.parse(
      (await post(server, `${path}/playlists`, { name: 'Maya turns six' }, headers)).json(),
    )
    expect(spotify.playlists.at(-1)).toMatchObject({ collaborative: true })
    const host = await person(server, 'Hana Host')
    const questionUuid = randomUUID()
    const questions = [{ questionUuid, question: 'Which song?', questionType: 'song' as const }]
    const event = await party(server, host, { playlistId, questions })
    expect(event.playlistId).toBe(playlistId)
    const song = { songUri: 'spotify:track:1', songName: 'Dancing Queen', artistName: 'ABBA' }
    const answers = [{ questionUuid, answerValue: { song } }]
    const invitee = { inviteeId: randomUUID(), name: 'Gil', rsvpStatus: 'YES' as const, answers }
    await call(server, 'updateAttendanceByLink', { eventId: event.id, invitee })
    expect(await rowOf(server, host, event, invitee.inviteeId)).toMatchObject({ rsvpStatus: 'YES', answers })
  })

  it('also creates the playlist if an app in development mode may only do so for the signed-in user', async () => {
    const { accessToken } = await connect()
    spotify.mode.isDevelopment = true
    const headers = { authorization: `Bearer ${accessToken}` }
    const playlistResponse = await post(server, `${path}/playlists`, { name: 'Maya turns six' }, headers)
    spotify.mode.isDevelopment = false
    expect(playlistSchema.parse(playlistResponse.json()).id).toMatch(/^playlist\d+$/)
    expect(spotify.requests.at(-1)?.url.pathname).toBe('/v1/me/playlists')
    expect(spotify.playlists.at(-1)).toEqual({ name: 'Maya turns six', collaborative: true, public: false })
  })

  it('creates no playlist without a connected account [MUSIC-01]', async () => {
    const before = spotify.playlists.length
    expect(reason(await post(server, `${path}/playlists`, { name: 'Maya' }))).toBe('invalid')
    const headers = { authorization: 'Bearer nobody' }
    expect(reason(await post(server, `${path}/playlists`, { name: 'Maya' }, headers))).toBe('providerFailed')
    expect(reason(await get(server, `${path}/me`))).toBe('invalid')
    expect(spotify.playlists).toHaveLength(before)
  })

  it('finds five songs without an account, with one token until it expires [RPC-99, RPC-102, MUSIC-04, CONST-41]', async () => {
    const before = tokenCalls('client_credentials').length
    const foundSongs = await Promise.all([songs(server, 'lemon tree'), songs(server, 'lemon')])
    expect(foundSongs[0]).toHaveLength(5)
    expect(foundSongs[0]?.[0]).toEqual({
      songUri: 'spotify:track:1',
      songName: 'lemon tree 1',
      artistName: 'One, Two',
      albumName: 'An Album',
      imageUrl: 'https://i.scdn.co/image/64',
    })
    const searches = spotify.requests.filter(({ url }) => url.pathname === '/v1/search')
    expect(searches.map(({ url }) => Object.fromEntries(url.searchParams))).toContainEqual({
      q: 'lemon tree',
      type: 'track',
      limit: '5',
    })
    expect(tokenCalls('client_credentials').length - before).toBe(1)
    server.clock.advance(3_500_000)
    await songs(server, 'lemons')
    expect(tokenCalls('client_credentials').length - before).toBe(1)
    server.clock.advance(60_000)
    await songs(server, 'lemonade')
    expect(tokenCalls('client_credentials').length - before).toBe(2)
    spotify.revoke()
    expect(await songs(server, 'lemon pie')).toHaveLength(5)
    expect(tokenCalls('client_credentials').length - before).toBe(3)
  })

  it.each(['refuse', 'garble'])(
    'finds nothing if the search fails (%s), says so, and logs it [ERR-41, ERR-42]',
    async (q) => {
      lines.length = 0
      const search = async (text: string) => (await get(server, `${path}/search?q=${text}`)).json()
      expect(await search(q)).toEqual({ songs: [], hasFailed: true })
      expect(await search('lemon')).toMatchObject({ hasFailed: false })
      expect(lines.filter((line) => line.includes('the search for songs failed'))).toHaveLength(1)
    },
  )

  it('returns nothing for an empty search, and rejects a long one', async () => {
    expect(await songs(server, '')).toEqual([])
    expect((await get(server, `${path}/search?q=${'x'.repeat(129)}`)).statusCode).toBe(400)
  })

  it("fails like other outside services if it can't be reached", async () => {
    const goneService = await spotifyService()
    await goneService.close()
    const alone = await testServer('any', { env: goneService.env })
    expect(await songs(alone, 'lemon')).toEqual([])
    for (const answer of [await trade(alone, 'code'), await get(alone, `${path}/me`, 'x')])
      expect([answer.statusCode, reason(answer)]).toEqual([502, 'providerFailed'])
    await alone.end()
  })

  it('logs no token, code or key, and discloses no key', async () => {
    lines.length = 0
    const code = spotify.allow(verifier, callback(server))
    const { accessToken, refreshToken = '' } = musicTokenSchema.parse((await trade(server, code)).json())
    await trade(server, code)
    const bodies = [
      await get(server, `${path}/me`, accessToken),
      await get(server, `${path}/me`, `${accessToken}y`),
      await get(server, `${path}/authorization`),
      await post(server, `${path}/token`, { grantType: 'refresh_token', refreshToken: 'unknown' }),
    ].map(({ body }) => body)
    expect(lines.some((line) => line.includes('external service failed'))).toBe(true)
    for (const secret of [code, accessToken, refreshToken, verifier, spotify.clientSecret])
      expect(lines.join('')).not.toContain(secret)
    expect(bodies.join('')).not.toContain(spotify.clientSecret)
  })
})

describe('the music demo', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer('any')
  })
  afterAll(() => server.end())
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const page = (fields: Record<string, string> = {}) => {
    const parameters = {
      client_id: 'demo',
      response_type: 'code',
      redirect_uri: callback(server),
      state: 'a "state"',
      scope: 'user-read-private',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...fields,
    }
    return get(server, `${path}/demo/authorize?${new URLSearchParams(parameters)}`)
  }

  it('has at least sixty different songs', () => {
    const names = demoAlbums.flatMap(({ songs: listed }) => listed)
    expect(names.length).toBeGreaterThanOrEqual(60)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([
    ['pumpkin', 'Candle in a Pumpkin Smile'],
    ['birthday captain', 'Happy Wiggle Birthday Jiggle'],
    ['fiesta pinata', 'Baila con la Piñata'],
    ['the', undefined],
  ])('finds songs: %s', async (q, name) => {
    const foundSongs = await songs(server, q)
    expect(foundSongs.length).toBeLessThanOrEqual(5)
    if (name !== undefined) expect(foundSongs[0]?.songName).toBe(name)
    else expect(foundSongs.length).toBeGreaterThan(0)
  })

  it('asks for permission, returns with a code, and creates a playlist [RPC-97, RPC-98, RPC-100, RPC-101]', async () => {
    expect(musicAuthorizationSchema.parse((await get(server, `${path}/authorization`)).json()).url).toBe(
      `${path}/demo/authorize`,
    )
    const permissionPage = await page()
    expect(permissionPage.statusCode).toBe(200)
    expect(permissionPage.headers['content-security-policy']).toContain("default-src 'none'")
    expect(permissionPage.body).toContain('action="/oauth/spotify"')
    expect(permissionPage.body).toContain('value="a &quot;state&quot;"')
    expect(permissionPage.body).toContain('/oauth/spotify?error=access_denied&amp;state=a+%22state%22')
    const code = /name="code" value="([^"]+)"/.exec(permissionPage.body)?.[1] ?? ''
    const { accessToken, refreshToken = '' } = musicTokenSchema.parse((await trade(server, code)).json())
    expect(reason(await trade(server, code)), 'a code works only once').toBe('providerFailed')
    const headers = { authorization: `Bearer ${accessToken}` }
    expect(
      playlistSchema.parse((await post(server, `${path}/playlists`, { name: 'Maya' }, headers)).json()).id,
    ).toMatch(/^demo-/)
    expect((await get(server, `${path}/me`, accessToken)).json()).toEqual({ id: 'demo-listener' })
    const renewal = await post(server, `${path}/token`, { grantType: 'refresh_token', refreshToken })
    expect(musicTokenSchema.parse(renewal.json()).expiresIn).toBe(3_600)
    expect(reason(await get(server, `${path}/me`, 'another'))).toBe('providerFailed')
  })

  it('rejects a code with another verifier, too late, or for another address', async () => {
    const code = async () => /name="code" value="([^"]+)"/.exec((await page()).body)?.[1] ?? ''
    expect(reason(await trade(server, await code(), callback(server), 'w'.repeat(64)))).toBe('providerFailed')
    const late = await code()
    server.clock.advance(600_000)
    expect(reason(await trade(server, late))).toBe('providerFailed')
    expect((await page({ redirect_uri: 'https://evil.example/oauth/spotify' })).statusCode).toBe(400)
    expect((await page({ code_challenge_method: 'plain' })).statusCode).toBe(400)
  })
})

describe('music in production', () => {
  it("doesn't exist without a client, so that no made-up songs are offered", async () => {
    const env = { ALLOW_DEV_PROVIDERS: 'outbox', PUBLIC_ORIGIN: 'http://localhost:3000', NODE_ENV: 'production' }
    const server = await testServer('any', { env })
    expect((await get(server, `${path}/authorization`)).json()).toMatchObject({ url: null })
    expect(await songs(server, 'pumpkin')).toEqual([])
    expect(reason(await get(server, `${path}/me`, 'x'))).toBe('notFound')
    expect((await get(server, `${path}/demo/authorize`)).statusCode).toBe(404)
    await server.end()
  })

  it('needs both the id and the secret of the client', () => {
    expect(() => readConfig({ SPOTIFY_CLIENT_ID: 'x' })).toThrow(ConfigError)
  })
})
