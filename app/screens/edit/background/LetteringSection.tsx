import * as copy from '@festoon/contract/messages/edit/background'
import { letterings, type LetteringName } from '@festoon/contract/rules/events/letterings'
import { letteringClass } from '@festoon/tokens/letterings'
import type { PanelProps } from '../panelProps.ts'

const names: Record<LetteringName, string> = {
  modern: copy.modern,
  poster: copy.poster,
  wide: copy.wide,
  round: copy.round,
  playful: copy.playful,
  soft: copy.soft,
  classic: copy.classic,
  elegant: copy.elegant,
  glamour: copy.glamour,
  script: copy.script,
  roman: copy.roman,
  pixel: copy.pixel,
}

/** Section for choosing the typefaces of the invitation. Each option is set in its own typeface. */
export function LetteringSection({ fields, onChange }: PanelProps) {
  return (
    <div role="group" aria-label={copy.lettering} className="grid grid-cols-1 gap-2">
      <p className="text-label font-semibold">{copy.lettering}</p>
      <div className="grid grid-cols-3 gap-2">
        {letterings.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === fields.lettering}
            onClick={() => onChange({ lettering: name })}
            className="grid min-h-20 min-w-0 content-center justify-items-center gap-1 rounded-md border-2 border-line-strong px-1 py-2 text-caption hover:bg-tint aria-pressed:border-ink aria-pressed:bg-tint forced-colors:aria-pressed:border-4"
          >
            <span aria-hidden="true" className={`${letteringClass(name)} text-headline leading-none`}>
              <span className="event-lettering">{copy.letteringSample}</span>
            </span>
            {names[name]}
          </button>
        ))}
      </div>
    </div>
  )
}
