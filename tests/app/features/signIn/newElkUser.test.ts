import { afterEach, expect, it, vi } from 'vitest'
import { newElkUser } from '../../../../app/features/signIn/newElkUser.ts'
import { setFreeCoins } from '../../../../app/platform/browser/freeCoins.ts'
import { operations } from '../../../../contract/wire/operations.ts'

/** Replaces the browser's local storage. */
function withStorage(): void {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends all that is known of a new user [RPC-28]', () => {
  withStorage()
  const unaskedPermission = { grantedTextPermission: false, textPermissionStatus: null }
  const byPhone = newElkUser('Ana', { entry: 'phone', sentTo: '+14155550100' })
  expect(byPhone).toEqual({
    elkUser: { name: 'Ana', phoneNumber: '+14155550100', phones: ['+14155550100'], ...unaskedPermission },
    coinsSpent: 0,
  })
  expect(newElkUser('Ana', { entry: 'email', sentTo: 'ana@example.com' })).toStrictEqual({
    elkUser: { name: 'Ana', phones: [], ...unaskedPermission },
    coinsSpent: 0,
  })
  expect(newElkUser('Ana', { entry: 'phone', sentTo: '' }).elkUser, 'with Google or Apple').toEqual({
    name: 'Ana',
    phones: [],
    ...unaskedPermission,
  })
  expect(operations.createElkUser.input.safeParse(byPhone).success).toBe(true)
})

it.each([
  [60, 0],
  [50, 10],
  [0, 60],
  // Nothing valid is stored.
  [70, 0],
  [-10, 0],
  [0.5, 0],
  [Number.NaN, 0],
])('counts a balance of %d as %d spent coins [COIN-03, RPC-28]', (balance, spentCoins) => {
  withStorage()
  setFreeCoins(balance)
  expect(newElkUser('Ana', { entry: 'email', sentTo: '' }).coinsSpent).toBe(spentCoins)
})
