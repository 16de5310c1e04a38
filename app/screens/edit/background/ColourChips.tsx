export interface ColourChipsProps {
  label: string
  /** Each with its name; the value is `#rrggbb`. */
  colours: readonly { name: string; colour: string }[]
  chosen: string
  onPick: (colour: string) => void
}

/** A row of colours to press: few enough to stand side by side. */
export function ColourChips({ label, colours, chosen, onPick }: ColourChipsProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 gap-2">
      <p className="text-label font-semibold">{label}</p>
      <div className="flex flex-wrap gap-2">
        {colours.map(({ name, colour }) => (
          <button
            key={name}
            type="button"
            aria-pressed={colour === chosen}
            onClick={() => onPick(colour)}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill border-2 border-line-strong py-1 ps-1.5 pe-4 text-label font-semibold hover:bg-tint aria-pressed:border-ink aria-pressed:bg-tint"
          >
            {/* An attribute, since a strict policy refuses inline styles. */}
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 forced-color-adjust-none">
              <circle cx="16" cy="16" r="15" fill={colour} strokeWidth="2" className="stroke-line-strong" />
            </svg>
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
