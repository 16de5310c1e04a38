import { variable } from '../../tokens/names.ts'
import type { Pair } from '../../tokens/pairs.ts'

const marks = new Set(['line', 'line-strong', 'focus'])

/** Two tokens as they appear together on a page, as text or as a line, with the measured contrast. */
export function PairSample({ pair: [minimum, foreground, background], measured }: { pair: Pair; measured: number }) {
  const [front, ground] = [foreground, background].map((name) => `var(${variable(name)})`)
  const isMark = marks.has(foreground)
  return (
    <li
      data-pair={measured < minimum ? 'short' : 'enough'}
      className="flex min-h-14 items-center justify-between gap-2 rounded-sm border-2 border-line px-3 py-1.5 text-caption"
      style={{ backgroundColor: ground, color: isMark ? undefined : front }}
    >
      <span className="min-w-0">
        {background}
        <span className="block font-semibold tabular-nums">
          {measured.toFixed(2)}
          {measured < minimum && ' is too low'}
        </span>
      </span>
      {isMark ? (
        <span aria-hidden="true" className="size-7 shrink-0 rounded-sm border-3" style={{ borderColor: front }} />
      ) : (
        <span aria-hidden="true" className="shrink-0 font-display text-title font-bold">
          Aa
        </span>
      )}
    </li>
  )
}
