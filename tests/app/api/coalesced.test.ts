import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesced } from '../../../app/api/coalesced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs at once, one at a time, never twice within the gap, and once more for all that was asked meanwhile', async () => {
  const starts: number[] = []
  let running = 0
  let most = 0
  const work = async (): Promise<void> => {
    starts.push(Date.now() - began)
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, starts.length === 1 ? 500 : 3_000))
    running -= 1
  }
  const began = Date.now()
  const ending = new AbortController()
  const ask = coalesced(work, 2_000, ending.signal)
  for (let at = 0; at < 10_000; at += 100) {
    if (at < 6_000) ask()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(starts).toEqual([0, 2_000, 5_000, 8_000])
  expect(most).toBe(1)
  ask()
  ending.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts).toHaveLength(4)
})
