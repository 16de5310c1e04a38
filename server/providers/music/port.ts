import type { MusicToken, MusicTokenRequest, SongResults } from '@festoon/contract/nouns/music'

/** A service where people have music accounts. Every method throws an Error if the service fails. */
export interface MusicProvider {
  /** URL, or path on this server, where a browser connects its account. */
  readonly authorizationUrl: string
  /** This server's client id at the service. */
  readonly clientId: string
  /** Exchanges a browser's code or refresh token for new tokens (RPC-96..98). */
  token(request: MusicTokenRequest): Promise<MusicToken>
  /** Returns the id of the account that a token belongs to (RPC-100). */
  account(accessToken: string): Promise<string>
  /** Creates a playlist that friends can add to, and returns the playlist's id (RPC-101, MUSIC-05). */
  createPlaylist(accessToken: string, name: string): Promise<string>
  /** Finds up to `limits.songs` songs without using an account (RPC-99, RPC-102). */
  search(query: string): Promise<SongResults['songs']>
  /**
   * Returns an authorization code for the redirect back to the app. Implemented only by the demo, whose account page is
   * served by this server.
   */
  allow?(codeChallenge: string, redirectUri: string): string
}

/** Path of the demo's account page. */
export const demoAuthorizationPath = '/providers/music/demo/authorize'

/** The permissions that a host is asked to grant: to read the account, and to create and change playlists (MUSIC-03). */
export const musicScopes = ['user-read-private', 'playlist-modify-public', 'playlist-modify-private'] as const
