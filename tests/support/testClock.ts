import type { Clock } from '../../server/core/clock.ts'

export interface TestClock extends Clock {
  advance(ms: number): void
}

/** Creates a clock that stands still until it is advanced. */
export function testClock(start = Date.UTC(2026, 10, 20, 12)): TestClock {
  let now = start
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}
