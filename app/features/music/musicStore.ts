import { z } from 'zod'

const pendingSchema = z.object({ verifier: z.string(), state: z.string(), returnTo: z.string() })
/** A pending sign-in to the music service. */
export type PendingConnection = z.infer<typeof pendingSchema>

const tokenSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  /** The access token's expiry time, in ms since 1970 (MUSIC-04). */
  endsAt: z.number(),
})
/** The tokens of the connected music account. They are stored until the browser tab is closed. */
export type MusicConnection = z.infer<typeof tokenSchema>

const names = { pending: 'festoon.musicPending', token: 'festoon.musicToken' } as const

function read<T>(name: string, schema: z.ZodType<T>): T | undefined {
  try {
    const text = sessionStorage.getItem(name)
    return text === null ? undefined : schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function write(name: string, value: object | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Without storage, no music account can be connected.
  }
}

/** Returns the pending sign-in to the music service, if any. */
export const pendingConnection = (): PendingConnection | undefined => read(names.pending, pendingSchema)
/** Stores a pending sign-in to the music service, or removes it if `pending` is undefined. */
export const keepPending = (pending: PendingConnection | undefined): void => write(names.pending, pending)
/** Returns the connected music account, if any. Its access token may have expired. */
export const musicConnection = (): MusicConnection | undefined => read(names.token, tokenSchema)
/** Stores the connected music account, or removes it if `connection` is undefined. */
export const keepConnection = (connection: MusicConnection | undefined): void => write(names.token, connection)
