import { limits } from '@festoon/contract/limits'
import { readStored, store } from './storage.ts'

/**
 * Returns the number of free coins left for a user who isn't signed in, as stored in this browser; 60 if nothing valid is
 * stored (COIN-03).
 */
export function freeCoins(): number {
  const storedCoins = Number(readStored('freeCoins') ?? limits.freeCoins)
  return Number.isInteger(storedCoins) && storedCoins >= 0 && storedCoins <= limits.freeCoins
    ? storedCoins
    : limits.freeCoins
}

/** Stores the number of free coins that are left. */
export const setFreeCoins = (left: number): void => void store('freeCoins', String(left))

/** Returns the number of free coins that were spent in this browser: 60 minus the balance (COIN-03). */
export const coinsSpent = (): number => limits.freeCoins - freeCoins()
