import { afterEach, expect, it, vi } from 'vitest'
import { ChunkError, loadScreen } from '../../../app/platform/loadScreen.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('throws a ChunkError for a part that cannot be loaded [ERR-49]', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failedLoad = loadScreen(() => Promise.reject(cause))
  await expect(failedLoad).rejects.toBeInstanceOf(ChunkError)
  await expect(failedLoad).rejects.toMatchObject({ message: fixedText('ERR-49'), cause })
})

it('returns a part that can be loaded', async () => {
  const screen = { Component: () => null }
  expect(await loadScreen(() => Promise.resolve(screen))).toBe(screen)
})

it('reloads a page that refers to removed files, but not again within 30 seconds [ERR-50]', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  })
  vi.stubGlobal('navigator', { onLine: true })
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  /** Fails to load a part, and returns whether that ended with an error rather than a reload. */
  const fails = async (): Promise<boolean> => {
    let hasFailed = false
    void loadScreen(() => Promise.reject(new Error('404'))).catch(() => {
      hasFailed = true
    })
    await vi.advanceTimersByTimeAsync(0)
    return hasFailed
  }
  expect(await fails()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await fails()).toBe(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await fails()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(2)
})
