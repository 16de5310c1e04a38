const dayMs = 86_400_000
/** Julian day of the Unix epoch. */
const unixEpoch = 2_440_587.5
/** Mean time between two new moons, in days. */
const month = 29.530588861
/** First new moon of 2000, as a Julian day. */
const firstNewMoon = 2_451_550.09766
/** The number of days by which dynamical time, used in astronomy, is ahead of clock time. */
const clockAhead = 72 / 86_400

/**
 * Periodic corrections to the mean time of a new or full moon. Each row has the amplitude in days at a new moon, the amplitude
 * at a full moon, and the multiples of the sun's anomaly, the moon's anomaly, and the moon's argument of latitude.
 */
const terms = [
  [-0.4072, -0.40614, 0, 1, 0],
  [0.17241, 0.17302, 1, 0, 0],
  [0.01608, 0.01614, 0, 2, 0],
  [0.01039, 0.01043, 0, 0, 2],
  [0.00739, 0.00734, -1, 1, 0],
  [-0.00514, -0.00515, 1, 1, 0],
  [0.00208, 0.00209, 2, 0, 0],
  [-0.00111, -0.00111, 0, 1, -2],
  [-0.00057, -0.00057, 0, 1, 2],
  [0.00056, 0.00056, 1, 2, 0],
  [-0.00042, -0.00042, 0, 3, 0],
  [0.00042, 0.00042, 1, 0, 2],
  [0.00038, 0.00038, 1, 0, -2],
  [-0.00024, -0.00024, -1, 2, 0],
] as const

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)

type Phase = 'new' | 'full'

/**
 * Returns the time of a new or full moon, in ms. `k` is the number of lunations since the first new moon of 2000: a whole
 * number for a new moon, or halfway between two whole numbers for a full moon.
 */
function moon(k: number, phase: Phase): number {
  const century = k / 1_236.85
  const sun = 2.5534 + 29.1053567 * k
  const anomaly = 201.5643 + 385.81693528 * k + 0.0107582 * century ** 2
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * century ** 2
  const eccentricity = 1 - 0.002516 * century
  let day = firstNewMoon + month * k + 0.00015437 * century ** 2 - clockAhead
  for (const [atNew, atFull, s, a, l] of terms)
    day += (phase === 'new' ? atNew : atFull) * eccentricity ** Math.abs(s) * sine(s * sun + a * anomaly + l * latitude)
  // The node, and the strongest planetary term.
  day += -0.00017 * sine(124.7746 - 1.56375588 * k) + 0.000325 * sine(299.77 + 0.107408 * k)
  return (day - unixEpoch) * dayMs
}

/**
 * Returns the time of the first new or full moon at or after a given time, in ms. Uses only the larger terms of Meeus,
 * Astronomical Algorithms, chapter 49. The result is accurate to within three minutes in this century.
 */
export function moonFrom(epochMs: number, phase: Phase): number {
  const part = phase === 'full' ? 0.5 : 0
  const about = Math.floor((epochMs / dayMs + unixEpoch - firstNewMoon) / month - part) - 1
  for (let k = about + part; ; k += 1) {
    const at = moon(k, phase)
    if (at >= epochMs) return at
  }
}
