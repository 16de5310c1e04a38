import { createHash } from 'node:crypto'
import { limits } from '@festoon/contract/limits'
import type { SongResults } from '@festoon/contract/nouns/music'
import { tellingWords, wordsOf } from '@festoon/contract/rules/words'
import type { Clock } from '../../core/clock.ts'
import { randomToken } from '../../crypto/randomToken.ts'
import { ServiceRefused } from '../fetchJson.ts'
import { demoAlbums } from './demoAlbums.ts'
import { demoAuthorizationPath, type MusicProvider } from './port.ts'

const codeMs = 600_000
const tokenSeconds = 3_600
/** The maximum number of authorization codes waiting to be exchanged. The oldest ones are dropped first. */
const maxCodes = 1_000

const songs = demoAlbums.flatMap(({ artist, album, songs: names }, at) =>
  names.map((name, track) => ({
    song: { songUri: `demo:track:${at + 1}-${track + 1}`, songName: name, artistName: artist, albumName: album },
    words: wordsOf(`${name} ${artist} ${album}`),
    nameWords: wordsOf(name),
  })),
)

/** Creates a demo music service with made-up songs. Its authorization codes are lost when the server stops. */
export function demoMusic(clock: Clock): MusicProvider {
  const codes = new Map<string, { codeChallenge: string; redirectUri: string; endsAt: number }>()
  const freshToken = () => ({
    accessToken: `demo-access-${randomToken()}`,
    refreshToken: `demo-refresh-${randomToken()}`,
    expiresIn: tokenSeconds,
  })
  const requireToken = (token: string, kind: 'access' | 'refresh'): void => {
    if (!token.startsWith(`demo-${kind}-`)) throw new ServiceRefused(401)
  }
  return {
    authorizationUrl: demoAuthorizationPath,
    clientId: 'demo',
    allow: (codeChallenge, redirectUri) => {
      const code = randomToken()
      codes.set(code, { codeChallenge, redirectUri, endsAt: clock.now() + codeMs })
      for (const old of codes.keys()) {
        if (codes.size <= maxCodes) break
        codes.delete(old)
      }
      return code
    },
    token: async (request) => {
      if (request.grantType === 'refresh_token') {
        requireToken(request.refreshToken, 'refresh')
        return freshToken()
      }
      const grant = codes.get(request.code)
      codes.delete(request.code)
      const challenge = createHash('sha256').update(request.codeVerifier).digest('base64url')
      if (
        grant?.codeChallenge !== challenge ||
        grant.redirectUri !== request.redirectUri ||
        grant.endsAt <= clock.now()
      )
        throw new ServiceRefused(400)
      return freshToken()
    },
    account: async (accessToken) => {
      requireToken(accessToken, 'access')
      return 'demo-listener'
    },
    createPlaylist: async (accessToken) => {
      requireToken(accessToken, 'access')
      return `demo-${randomToken().slice(0, 22)}`
    },
    search: async (query) => searchDemo(query),
  }
}

/**
 * Returns up to `limits.songs` songs in which every search term matches the start of a word in the song's name, artist, or
 * album. Songs whose name alone matches come first.
 */
function searchDemo(query: string): SongResults['songs'] {
  const telling = tellingWords(query)
  const terms = telling.length > 0 ? telling : wordsOf(query)
  if (terms.length === 0) return []
  const isIn = (words: readonly string[]): boolean => terms.every((part) => words.some((word) => word.startsWith(part)))
  const matches = songs.filter(({ words }) => isIn(words))
  const nameMatches = matches.filter(({ nameWords }) => isIn(nameWords))
  return [...new Set([...nameMatches, ...matches])].slice(0, limits.songs).map(({ song }) => song)
}
