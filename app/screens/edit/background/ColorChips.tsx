export interface ColorChipsProps {
  label: string
  /** The selectable colors, as `#rrggbb`, and their names. */
  colors: readonly { name: string; color: string }[]
  chosenColor: string
  onPick: (color: string) => void
}

/** A row of selectable colors. */
export function ColorChips({ label, colors, chosenColor, onPick }: ColorChipsProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 gap-2">
      <p className="text-label font-semibold">{label}</p>
      <div className="flex flex-wrap gap-2">
        {colors.map(({ name, color }) => (
          <button
            key={name}
            type="button"
            aria-pressed={color === chosenColor}
            onClick={() => onPick(color)}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill border-2 border-line-strong py-1 ps-1.5 pe-4 text-label font-semibold hover:bg-tint aria-pressed:border-ink aria-pressed:bg-tint"
          >
            {/* An attribute, because the Content-Security-Policy blocks inline styles. */}
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 forced-color-adjust-none">
              <circle cx="16" cy="16" r="15" fill={color} strokeWidth="2" className="stroke-line-strong" />
            </svg>
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
