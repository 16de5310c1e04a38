import { appendFileSync } from 'node:fs'

/** A measurement and its bounds. */
export interface Figure {
  what: string
  value: number
  /** The unit, such as `ms` or `%`, or `x` for a ratio. */
  unit?: string
  /** The maximum. */
  max?: number
  /** The minimum. */
  least?: number
}

/**
 * Prints figures, and writes them to the file in PROOF_FIGURES for `npm run proof`.
 * @throws Error when a figure is out of bounds.
 */
export function prove(...figures: readonly Figure[]): void {
  const judged = figures.map((figure) => ({ ...figure, text: textOf(figure), isWithin: isWithin(figure) }))
  for (const one of judged) {
    process.stdout.write(`${one.isWithin ? 'ok    ' : 'FAILED'}  ${one.text}\n`)
    const { PROOF_FIGURES: file } = process.env
    if (file) appendFileSync(file, `${JSON.stringify(one)}\n`)
  }
  const out = judged.filter((one) => !one.isWithin)
  if (out.length > 0) throw new Error(`Out of bounds: ${out.map(({ text }) => text).join('; ')}`)
}

const isWithin = ({ value, max = Infinity, least = -Infinity }: Figure): boolean => value <= max && value >= least

function textOf({ what, value, unit = '', max, least }: Figure): string {
  const written = (number: number): string =>
    number.toLocaleString('en-US', { maximumFractionDigits: number < 10 ? 2 : number < 100 ? 1 : 0 })
  const bound =
    max === undefined ? (least === undefined ? '' : `at least ${written(least)}`) : `at most ${written(max)}`
  return `${what.padEnd(78)} ${written(value).padStart(9)} ${unit.padEnd(4)} ${bound}`.trimEnd()
}

/** Returns a quantile of some numbers. `share` is 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
