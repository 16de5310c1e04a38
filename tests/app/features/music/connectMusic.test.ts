import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishConnecting, liveMusicToken } from '../../../../app/features/music/connectMusic.ts'
import { keepConnection, keepPending, musicConnection } from '../../../../app/features/music/musicStore.ts'
import { createPlaylist } from '../../../../app/platform/api/music.ts'
import { spotifyService, type SpotifyService } from '../../../support/services/spotifyService.ts'
import { asBrowser } from '../../../support/stories/asBrowser.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'

const verifier = 'v'.repeat(64)
const hour = 3_600_000
let spotify: SpotifyService
let server: TestServer
let leave: () => void

/** Creates an in-memory `sessionStorage`. */
function sessionKept(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

beforeAll(async () => {
  spotify = await spotifyService()
  server = await testServer('any', { env: { ...spotify.env, PUBLIC_ORIGIN: 'http://here.invalid' } })
  const origin = await server.listen()
  leave = asBrowser(() => origin)
}, 60_000)
afterAll(async () => {
  leave()
  await server.end()
  await spotify.close()
})
beforeEach(() => vi.stubGlobal('sessionStorage', sessionKept()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns from the service's sign-in with an authorization code. */
async function connect(): Promise<boolean> {
  keepPending({ verifier, state: 'known', returnTo: '/event/create' })
  const code = spotify.allow(verifier, 'http://here.invalid/oauth/spotify')
  return finishConnecting(new URLSearchParams({ code, state: 'known' }))
}
/** Advances the clock, as if the page had been open for `ms` milliseconds. */
const later = (ms: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

describe("a music account's token", () => {
  it('is used until shortly before it expires, then renewed with a new expiry [MUSIC-04]', async () => {
    expect(await connect()).toBe(true)
    const first = await liveMusicToken()
    expect(musicConnection()?.endsAt).toBeGreaterThan(Date.now() + hour - 10_000)
    later(hour - 60_000)
    expect(await liveMusicToken()).toBe(first)
    later(40_000)
    const second = await liveMusicToken()
    expect(second).not.toBe(first)
    expect(musicConnection()).toMatchObject({ accessToken: second })
    expect(musicConnection()?.endsAt).toBeGreaterThan(Date.now() + hour - 10_000)
    later(hour)
    expect([first, second]).not.toContain(await liveMusicToken())
  })

  it('that cannot be renewed is dropped, and the account has to be connected again [MUSIC-04]', async () => {
    await connect()
    const connection = musicConnection()
    if (connection) keepConnection({ ...connection, refreshToken: 'revoked' })
    later(2 * hour)
    await expect(liveMusicToken()).rejects.toThrow()
    expect(musicConnection()).toBeUndefined()
    await expect(liveMusicToken()).rejects.toThrow('No music account is connected')
  })

  it('that could not be renewed offline is renewed later', async () => {
    await connect()
    later(2 * hour)
    const { fetch } = globalThis
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(liveMusicToken()).rejects.toMatchObject({ reason: 'network' })
    vi.stubGlobal('fetch', fetch)
    expect(await liveMusicToken()).toMatch(/./)
  })

  it('is only requested with the result of a sign-in that this browser started', async () => {
    keepPending({ verifier, state: 'known', returnTo: '/' })
    expect(await finishConnecting(new URLSearchParams({ code: 'x', state: 'other' }))).toBe(false)
    // A response with a foreign state doesn't end the pending sign-in, which can be completed only once.
    await expect(finishConnecting(new URLSearchParams({ code: 'x', state: 'known' }))).rejects.toThrow()
    expect(await finishConnecting(new URLSearchParams({ code: 'x', state: 'known' }))).toBe(false)
    expect(musicConnection()).toBeUndefined()
  })
})

it('a playlist is created in the connected account [MUSIC-05]', async () => {
  await connect()
  expect(await createPlaylist('Maya turns six', await liveMusicToken())).toMatch(/^playlist\d+$/)
  expect(spotify.playlists.at(-1)).toEqual({ name: 'Maya turns six', collaborative: true, public: false })
})
