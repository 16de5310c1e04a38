import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesced } from '../../../app/api/coalesced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gapMs = 2_000

/** Work that is over when the test says so. */
function work() {
  const began: number[] = []
  const ends: (() => void)[] = []
  const run = (): Promise<void> => {
    began.push(Date.now())
    return new Promise((end) => ends.push(end))
  }
  const end = async (): Promise<void> => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { began, run, end }
}

it('runs at once, never twice within the gap, and once more for all that was asked meanwhile', async () => {
  const { began, run, end } = work()
  const start = Date.now()
  const ask = coalesced(run, gapMs, new AbortController().signal)
  ask()
  await end()
  for (let times = 0; times < 10; times += 1) ask()
  await vi.advanceTimersByTimeAsync(gapMs - 1)
  expect(began).toEqual([start])
  await vi.advanceTimersByTimeAsync(1)
  expect(began).toEqual([start, start + gapMs])
  await end()
  await vi.advanceTimersByTimeAsync(5 * gapMs)
  expect(began).toHaveLength(2)
})

it('runs one at a time, however long one takes', async () => {
  const { began, run, end } = work()
  const ask = coalesced(run, gapMs, new AbortController().signal)
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(5 * gapMs)
  expect(began).toHaveLength(1)
  await end()
  expect(began).toHaveLength(2)
})

it('runs nothing once it is ended, whatever was asked before or is after', async () => {
  const { began, run, end } = work()
  const ending = new AbortController()
  const ask = coalesced(run, gapMs, ending.signal)
  ask()
  ask()
  ending.abort()
  await end()
  ask()
  await vi.advanceTimersByTimeAsync(5 * gapMs)
  expect(began).toHaveLength(1)
})
