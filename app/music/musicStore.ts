import { z } from 'zod'

const pendingSchema = z.object({ verifier: z.string(), state: z.string(), returnTo: z.string() })
/** A sign-in to the music service that is under way. */
export type PendingConnection = z.infer<typeof pendingSchema>

const tokenSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  /** ms: when this access token ends (MUSIC-04). */
  endsAt: z.number(),
})
/** The connected music account, for as long as the browser session lasts. */
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
    // Without storage the connection is only not remembered.
  }
}

/** The sign-in that is under way, if one is. */
export const pendingConnection = (): PendingConnection | undefined => read(names.pending, pendingSchema)
/** Remembers a sign-in that begins, or forgets it. */
export const keepPending = (pending: PendingConnection | undefined): void => write(names.pending, pending)
/** The connected account, if there is one; its token may have ended. */
export const musicConnection = (): MusicConnection | undefined => read(names.token, tokenSchema)
/** Remembers the connected account, or forgets it. */
export const keepConnection = (connection: MusicConnection | undefined): void => write(names.token, connection)
