import type { Clock } from '../core/clock.ts'
import { ServiceRefused } from './fetchJson.ts'

/** The minimum remaining lifetime of a token in ms. A token that would expire sooner is replaced. */
const margin = 60_000

interface Token {
  accessToken: string
  /** The token's lifetime in seconds. */
  expiresIn: number
}

export interface OwnToken {
  /** Runs `call` with a valid token. If the service responds with a 401, runs `call` once more with a new token. */
  use<T>(call: (accessToken: string) => Promise<T>): Promise<T>
}

/**
 * Creates a manager for this server's access token for an external service. The manager calls `ask` for a new token when it has
 * none, or when the current one is about to expire or was rejected.
 */
export function ownToken(clock: Clock, ask: () => Promise<Token>): OwnToken {
  let storedToken: { token: Promise<Token>; requestedAt: number } | undefined

  const fresh = (): Promise<Token> => {
    const requestedToken = { token: ask(), requestedAt: clock.now() }
    storedToken = requestedToken
    requestedToken.token.catch(() => {
      if (storedToken === requestedToken) storedToken = undefined
    })
    return requestedToken.token
  }
  const current = async (): Promise<Token> => {
    if (!storedToken) return fresh()
    const { token, requestedAt } = storedToken
    const { expiresIn } = await token
    if (clock.now() < requestedAt + expiresIn * 1_000 - margin) return token
    return storedToken?.token === token ? fresh() : current()
  }
  return {
    use: async (call) => {
      const token = await current()
      try {
        return await call(token.accessToken)
      } catch (error) {
        if (!(error instanceof ServiceRefused) || error.status !== 401) throw error
        storedToken = undefined
        return call((await current()).accessToken)
      }
    },
  }
}
