import type { MusicToken, MusicTokenRequest, SongResults } from '@festoon/contract/nouns/music'

/** A service where people have music accounts. Every call throws an Error when the service fails or refuses. */
export interface MusicProvider {
  /** Where a browser is sent to connect its account: an address, or a path of this server. */
  readonly authorizationUrl: string
  /** What this server is called there. */
  readonly clientId: string
  /** Trades what a browser came back with for tokens (RPC-96..98). */
  token(request: MusicTokenRequest): Promise<MusicToken>
  /** The id of the account that a token belongs to (RPC-100). */
  account(accessToken: string): Promise<string>
  /** Makes a playlist that friends may add to, in that account; answers its id (RPC-101, MUSIC-05). */
  createPlaylist(accessToken: string, name: string): Promise<string>
  /** Up to `limits.songs` songs, in nobody's name (RPC-99, RPC-102). */
  search(query: string): Promise<SongResults['songs']>
  /** Only of the demo, whose account page this server shows: the code that a browser is sent back with. */
  allow?(codeChallenge: string, redirectUri: string): string
}

/** Where the demo's account page is. */
export const demoAuthorizationPath = '/providers/music/demo/authorize'

/** What a host allows by connecting: to know the account, and to make and change playlists (MUSIC-03). */
export const musicScopes = ['user-read-private', 'playlist-modify-public', 'playlist-modify-private'] as const
