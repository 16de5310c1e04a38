import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesce, pause } from '../../../../app/platform/api/coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gapMs = 2_000

/** Creates work that ends when the test decides. */
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

it('runs right away, never twice within the gap, and once more for all calls in between', async () => {
  const { began, run, end } = work()
  const start = Date.now()
  const ask = coalesce(run, gapMs, new AbortController().signal)
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

it('runs one at a time, however long it takes', async () => {
  const { began, run, end } = work()
  const ask = coalesce(run, gapMs, new AbortController().signal)
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(5 * gapMs)
  expect(began).toHaveLength(1)
  await end()
  expect(began).toHaveLength(2)
})

it('runs nothing after it has been stopped', async () => {
  const { began, run, end } = work()
  const ending = new AbortController()
  const ask = coalesce(run, gapMs, ending.signal)
  ask()
  ask()
  ending.abort()
  await end()
  ask()
  await vi.advanceTimersByTimeAsync(5 * gapMs)
  expect(began).toHaveLength(1)
})

it('a pause with an aborted signal ends at once, and leaves no timer', async () => {
  const onEnd = vi.fn()
  const ending = new AbortController()
  void pause(gapMs, AbortSignal.abort()).then(onEnd)
  await vi.advanceTimersByTimeAsync(0)
  expect(onEnd).toHaveBeenCalledOnce()
  void pause(gapMs, ending.signal).then(onEnd)
  ending.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(onEnd).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})
