import { z } from 'zod'
import { ConfigError } from '../core/ConfigError.ts'

/** Settings for an external service that requires an API key. */
export interface KeyedService {
  /** Origin of the service's API. */
  api: string
  key: string
}

export interface SpotifyConfig {
  clientId: string
  clientSecret: string
  /** Origin of Spotify's accounts service, where people connect their account and this server gets its tokens. */
  accounts: string
  /** Origin of Spotify's Web API. */
  api: string
}

/** Settings for Google Maps Platform. */
export interface GoogleMapsConfig extends KeyedService {
  /** Origin of the Places API (New). */
  placesApi: string
}

/**
 * Settings for the video, music, and places services. A service without settings is replaced by the embedded implementation.
 * For music, that is a demo, which production uses only if `ALLOW_DEV_PROVIDERS` includes `music`.
 */
export interface MediaConfig {
  pexels: KeyedService | undefined
  giphy: KeyedService | undefined
  spotify: SpotifyConfig | undefined
  googleMaps: GoogleMapsConfig | undefined
}

const origin = (value: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(value)
    .transform((text) => text.replace(/\/+$/, ''))

/** Schemas of the media-related environment variables. */
export const mediaEnvironment = {
  PEXELS_API_KEY: z.string().optional(),
  PEXELS_API: origin('https://api.pexels.com'),
  GIPHY_API_KEY: z.string().optional(),
  GIPHY_API: origin('https://api.giphy.com'),
  SPOTIFY_CLIENT_ID: z.string().optional(),
  SPOTIFY_CLIENT_SECRET: z.string().optional(),
  SPOTIFY_ACCOUNTS: origin('https://accounts.spotify.com'),
  SPOTIFY_API: origin('https://api.spotify.com'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_MAPS_API: origin('https://maps.googleapis.com'),
  GOOGLE_PLACES_API: origin('https://places.googleapis.com'),
}

const environment = z.object(mediaEnvironment)

/**
 * Reads the settings for the video, music, and places services.
 * @throws ConfigError when only one of Spotify's client id and secret is set.
 */
export function readMedia(value: z.infer<typeof environment>): MediaConfig {
  const { SPOTIFY_CLIENT_ID: clientId, SPOTIFY_CLIENT_SECRET: clientSecret, GOOGLE_MAPS_API_KEY: mapsKey } = value
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new ConfigError('Set both SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET, or neither.')
  const keyedService = (api: string, key: string | undefined): KeyedService | undefined =>
    key === undefined ? undefined : { api, key }
  return {
    pexels: keyedService(value.PEXELS_API, value.PEXELS_API_KEY),
    giphy: keyedService(value.GIPHY_API, value.GIPHY_API_KEY),
    spotify:
      clientId === undefined || clientSecret === undefined
        ? undefined
        : { clientId, clientSecret, accounts: value.SPOTIFY_ACCOUNTS, api: value.SPOTIFY_API },
    googleMaps:
      mapsKey === undefined
        ? undefined
        : { api: value.GOOGLE_MAPS_API, placesApi: value.GOOGLE_PLACES_API, key: mapsKey },
  }
}
