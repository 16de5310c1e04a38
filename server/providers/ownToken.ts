import type { Clock } from '../core/clock.ts'
import { ServiceRefused } from './fetchJson.ts'

/** The time in ms before a token's expiry at which it is replaced. */
const margin = 60_000

interface Token {
  accessToken: string
  /** Lifetime in seconds. */
  expiresIn: number
}

export interface OwnToken {
  /** Makes a call with a valid token. If the token is rejected anyway, the call is repeated once with a new token. */
  use<T>(call: (accessToken: string) => Promise<T>): Promise<T>
}

/** Creates a manager for this server's own access token, which is requested when needed and kept until it expires. */
export function ownToken(clock: Clock, ask: () => Promise<Token>): OwnToken {
  let kept: { token: Promise<Token>; requestedAt: number } | undefined

  const fresh = (): Promise<Token> => {
    const requested = { token: ask(), requestedAt: clock.now() }
    kept = requested
    requested.token.catch(() => {
      if (kept === requested) kept = undefined
    })
    return requested.token
  }
  const current = async (): Promise<Token> => {
    if (!kept) return fresh()
    const { token, requestedAt } = kept
    const { expiresIn } = await token
    if (clock.now() < requestedAt + expiresIn * 1_000 - margin) return token
    return kept?.token === token ? fresh() : current()
  }
  return {
    use: async (call) => {
      const token = await current()
      try {
        return await call(token.accessToken)
      } catch (error) {
        if (!(error instanceof ServiceRefused) || error.status !== 401) throw error
        kept = undefined
        return call((await current()).accessToken)
      }
    },
  }
}
