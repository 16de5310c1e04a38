import { expect, it } from 'vitest'
import { ChunkError, loadScreen } from '../../app/loadScreen.ts'

it('names a part that cannot be loaded so that it is known again [ERR-49]', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failed = loadScreen(() => Promise.reject(cause))
  await expect(failed).rejects.toBeInstanceOf(ChunkError)
  await expect(failed).rejects.toMatchObject({ message: 'Loading chunk failed', cause })
})

it('answers a part that can', async () => {
  const screen = { Component: () => null }
  expect(await loadScreen(() => Promise.resolve(screen))).toBe(screen)
})
