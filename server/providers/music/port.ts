import type { MusicToken, MusicTokenRequest, SongResults } from '@festoon/contract/nouns/music'

/** A music service. Every method throws an Error if the service fails. */
export interface MusicProvider {
  /** The page where people connect their music account: a URL, or a path on this server. */
  readonly authorizationUrl: string
  /** This server's client id at the music service. */
  readonly clientId: string
  /** Exchanges an authorization code or a refresh token for new tokens (RPC-96 to RPC-98). */
  token(request: MusicTokenRequest): Promise<MusicToken>
  /** Returns the id of the music account that an access token belongs to (RPC-100). */
  account(accessToken: string): Promise<string>
  /** Creates a collaborative playlist and returns its id (RPC-101, MUSIC-05). */
  createPlaylist(accessToken: string, name: string): Promise<string>
  /** Returns up to `limits.songs` songs that match a query (RPC-99, RPC-102). Doesn't require anyone's music account. */
  search(query: string): Promise<SongResults['songs']>
  /**
   * Issues an authorization code for the redirect back to the app. Implemented only by the demo, whose authorization page is on
   * this server.
   */
  allow?(codeChallenge: string, redirectUri: string): string
}

/** The path of the page where a developer connects the demo account. */
export const demoAuthorizationPath = '/providers/music/demo/authorize'

/** The OAuth scopes that a host is asked to grant: to read the account, and to create and change playlists (MUSIC-03). */
export const musicScopes = ['user-read-private', 'playlist-modify-public', 'playlist-modify-private'] as const
