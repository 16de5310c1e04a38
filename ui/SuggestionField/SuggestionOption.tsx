import { classes } from '../private/classes.ts'
import type { SuggestionText } from './suggestion.ts'

interface SuggestionOptionProps {
  id: string
  suggestion: SuggestionText
  /** True if the option is highlighted. */
  selected: boolean
  onMark: () => void
  onPick: () => void
  className?: string | undefined
}

/** A suggestion or the action in the list of a SuggestionField. */
export function SuggestionOption({ id, suggestion, selected, onMark, onPick, className }: SuggestionOptionProps) {
  const { main, secondary, note, icon, disabled } = suggestion
  const words = (
    <>
      <span className="font-semibold">{main}</span>
      {secondary && <span className="text-label text-ink-muted">{secondary}</span>}
    </>
  )
  const isPlain = icon === undefined && note === undefined
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      // Keeps focus in the field, because losing it would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      onKeyDown={(event) => event.key === 'Enter' && onPick()}
      onPointerMove={onMark}
      className={classes(
        'min-h-11 cursor-pointer rounded-sm px-3.5 py-2 wrap-anywhere -outline-offset-2 aria-disabled:cursor-default aria-selected:bg-tint-hover forced-colors:aria-selected:outline-2',
        isPlain ? 'grid grid-cols-1 content-center' : 'flex items-center gap-3',
        className,
      )}
    >
      {isPlain ? (
        words
      ) : (
        <>
          {icon !== undefined && (
            <span aria-hidden="true" className="shrink-0">
              {icon}
            </span>
          )}
          <span className="grid min-w-0 flex-1 grid-cols-1">{words}</span>
          {note !== undefined && (
            <span className="max-w-28 shrink-0 text-end text-caption text-ink-muted small:max-w-none">{note}</span>
          )}
        </>
      )}
    </div>
  )
}
