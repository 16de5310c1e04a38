import { appendFileSync } from 'node:fs'

/** A count and its bounds. */
export interface Count {
  what: string
  value: number
  /** The maximum. */
  max?: number
  /** The minimum. */
  least?: number
}

/** A measurement of time or memory, and its bounds. */
export interface Figure extends Count {
  /** `x` is a ratio of two measurements. */
  unit?: 'ms' | 's' | 'MB' | 'KiB' | '%' | 'x'
}

/**
 * Prints counts, and writes them to the file in PROOF_FIGURES for `npm run proof`.
 * @throws Error when one is out of bounds.
 */
export function prove(...counts: readonly Count[]): void {
  judge(counts, true)
}

/**
 * Prints figures of time or memory like `prove`. Their bounds only count in `npm run proof`, because a slow machine must not fail
 * `npm test` (decision 030).
 * @throws Error when a figure is out of bounds in `npm run proof`.
 */
export function measure(...figures: readonly Figure[]): void {
  judge(figures, process.env.PROOF_FIGURES !== undefined)
}

/** Runs `work`, and measures its time in ms. Returns its result. */
export async function measureTime<Result>(
  figure: Omit<Figure, 'value' | 'unit'>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const startTime = performance.now()
  const result = await work()
  measure({ ...figure, value: performance.now() - startTime, unit: 'ms' })
  return result
}

function judge(figures: readonly Figure[], isBinding: boolean): void {
  const judgedFigures = figures.map((figure) => ({ ...figure, text: textOf(figure), isWithin: isWithin(figure) }))
  for (const one of judgedFigures) {
    process.stdout.write(`${one.isWithin ? 'ok    ' : isBinding ? 'FAILED' : 'over  '}  ${one.text}\n`)
    const { PROOF_FIGURES: file } = process.env
    if (file) appendFileSync(file, `${JSON.stringify(one)}\n`)
  }
  const out = judgedFigures.filter((one) => !one.isWithin)
  if (out.length > 0 && isBinding) throw new Error(`Out of bounds: ${out.map(({ text }) => text).join('; ')}`)
}

const isWithin = ({ value, max = Infinity, least = -Infinity }: Count): boolean => value <= max && value >= least

function textOf({ what, value, unit, max, least }: Figure): string {
  const formatNumber = (number: number): string =>
    number.toLocaleString('en-US', { maximumFractionDigits: number < 10 ? 2 : number < 100 ? 1 : 0 })
  const limit =
    max === undefined ? (least === undefined ? '' : `at least ${formatNumber(least)}`) : `at most ${formatNumber(max)}`
  return `${what.padEnd(78)} ${formatNumber(value).padStart(9)} ${(unit ?? '').padEnd(4)} ${limit}`.trimEnd()
}

/** Returns a quantile of some numbers. `share` is 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sortedNumbers = numbers.toSorted((a, b) => a - b)
  return sortedNumbers[Math.floor((sortedNumbers.length - 1) * share)] ?? Number.NaN
}
