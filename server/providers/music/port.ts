import type { MusicToken, MusicTokenRequest, SongResults } from '@festoon/contract/nouns/music'

/** A service where people have music accounts. Every call throws an Error if the service fails. */
export interface MusicProvider {
  /** Address, or path of this server, where a browser connects its account. */
  readonly authorizationUrl: string
  /** This server's client id at the service. */
  readonly clientId: string
  /** Exchanges the code or token of a browser for tokens (RPC-96..98). */
  token(request: MusicTokenRequest): Promise<MusicToken>
  /** Returns the id of a token's account (RPC-100). */
  account(accessToken: string): Promise<string>
  /** Creates a playlist that friends can add to and returns its id (RPC-101, MUSIC-05). */
  createPlaylist(accessToken: string, name: string): Promise<string>
  /** Finds up to `limits.songs` songs, without an account (RPC-99, RPC-102). */
  search(query: string): Promise<SongResults['songs']>
  /** Only for the demo, whose account page this server shows: returns the code that the browser is sent back with. */
  allow?(codeChallenge: string, redirectUri: string): string
}

/** Path of the demo's account page. */
export const demoAuthorizationPath = '/providers/music/demo/authorize'

/** The permissions that a host grants: to read the account, and to create and change playlists (MUSIC-03). */
export const musicScopes = ['user-read-private', 'playlist-modify-public', 'playlist-modify-private'] as const
