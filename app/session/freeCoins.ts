import { limits } from '@festoon/contract/limits'
import { readStored, store } from './storage.ts'

/** The coins that somebody who is not signed in has left, as this browser counts them: 60 at first (COIN-03). */
export function freeCoins(): number {
  const stored = Number(readStored('freeCoins') ?? limits.freeCoins)
  return Number.isInteger(stored) && stored >= 0 && stored <= limits.freeCoins ? stored : limits.freeCoins
}

/** Keeps what is left of them. */
export const setFreeCoins = (left: number): void => store('freeCoins', String(left))
