import { expect, it } from 'vitest'
import { ChunkError, loadScreen } from '../../app/loadScreen.ts'
import { fixedText } from '../support/texts/fixedTexts.ts'

it('throws a ChunkError for a part that cannot be loaded [ERR-49]', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failed = loadScreen(() => Promise.reject(cause))
  await expect(failed).rejects.toBeInstanceOf(ChunkError)
  await expect(failed).rejects.toMatchObject({ message: fixedText('ERR-49'), cause })
})

it('returns a part that can be loaded', async () => {
  const screen = { Component: () => null }
  expect(await loadScreen(() => Promise.resolve(screen))).toBe(screen)
})
