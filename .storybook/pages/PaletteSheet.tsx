import { measuredOn } from '../../tokens/checkPairs.ts'
import { variable } from '../../tokens/names.ts'
import type { Palette } from '../../tokens/names.ts'
import type { Pair } from '../../tokens/pairs.ts'
import { PairSample } from './PairSample.tsx'

export interface PaletteSheetProps {
  /** The sheet's subject, used to name its lists. */
  title: string
  palette: Palette
  /** The pairs that the palette must satisfy. */
  pairs: readonly Pair[]
}

/**
 * Every color of a palette, and every pair with its measured and minimum contrast. Must be rendered in a scope with that
 * palette.
 */
export function PaletteSheet({ title, palette, pairs }: PaletteSheetProps) {
  const colors = Object.entries(palette)
  const value = (name: string) => new Map(colors).get(name) ?? ''
  const foregrounds = [...new Set(pairs.map(([, foreground]) => foreground))]

  return (
    <div className="grid grid-cols-1 gap-10">
      <ul
        aria-label={`Tokens: ${title}`}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-3 gap-y-4"
      >
        {colors.map(([name, color]) => (
          <li key={name} className="grid content-start gap-0.5 text-caption">
            <span
              aria-hidden="true"
              className="mb-1 h-14 rounded-md border-2 border-line forced-color-adjust-none"
              style={{ backgroundColor: `var(${variable(name)})` }}
            />
            <span className="font-semibold">{name}</span>
            <span className="text-ink-muted">{color}</span>
          </li>
        ))}
      </ul>
      <ul aria-label={`Pairs: ${title}`} className="grid grid-cols-1 gap-4">
        {foregrounds.map((name) => {
          const row = pairs.filter(([, foreground]) => foreground === name)
          return (
            <li key={name} className="grid grid-cols-1 gap-x-6 gap-y-2 wide:grid-cols-[9rem_minmax(0,1fr)]">
              <p className="pt-1">
                <span className="block font-semibold">{name}</span>
                <span className="text-caption text-ink-muted">at least {row[0]?.[0].toFixed(1)}</span>
              </p>
              <ul
                aria-label={`${name} on`}
                className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2"
              >
                {row.map((pair) => (
                  <PairSample
                    key={pair[2]}
                    pair={pair}
                    measured={measuredOn(value(name), value(pair[2]), palette.page)}
                  />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
