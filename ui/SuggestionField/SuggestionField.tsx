import { useId, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useEscape } from '../private/useEscape.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { nextActive } from './active.ts'

export interface Suggestion<T> {
  id: string
  /** The text that is suggested. */
  main: string
  /** What tells it from others like it: an address under a name. */
  secondary?: string | undefined
  /** Whatever the screen needs once it is taken. */
  data: T
}

export interface SuggestionFieldProps<T> extends Omit<
  ComponentProps<typeof TextField>,
  'value' | 'defaultValue' | 'onChange' | 'multiline' | 'role'
> {
  /** The text in the field. */
  value: string
  onValueChange: (text: string) => void
  /** What fits the text, best first. */
  suggestions: readonly Suggestion<T>[]
  /** A suggestion was taken: set the text from it. */
  onPick: (suggestion: Suggestion<T>) => void
  /** Suggestions are on their way. */
  loading?: boolean | undefined
  /** Said when something was typed and nothing fits. */
  emptyText?: string | undefined
}

/**
 * Text with suggestions under it, which need not be taken (KIT-24). The screen looks for them while the person types
 * and says so with `loading`; how many there are is read aloud. Its other props are those of TextField.
 */
export function SuggestionField<T>({
  value,
  onValueChange,
  suggestions,
  onPick,
  loading = false,
  emptyText,
  onKeyDown,
  onBlur,
  onFocus,
  id,
  ...rest
}: SuggestionFieldProps<T>) {
  const generated = useId()
  const fieldId = id ?? generated
  const listId = `${fieldId}-list`
  const [open, setOpen] = useState(false)
  // By its id: what comes late may bring others into its place.
  const [marked, setMarked] = useState<string>()
  const active = suggestions.findIndex((suggestion) => suggestion.id === marked)
  const empty = suggestions.length === 0 && !loading && emptyText !== undefined && value.trim() !== ''
  const shown = open && (suggestions.length > 0 || loading || empty)
  const listed = shown && suggestions.length > 0
  const current = shown ? suggestions[active] : undefined

  const pick = (suggestion: Suggestion<T>) => {
    setOpen(false)
    setMarked(undefined)
    onPick(suggestion)
  }

  useEscape(shown, () => setOpen(false), true)
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && current) pick(current)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      setMarked(suggestions[nextActive(shown ? active : -1, event.key, suggestions.length)]?.id)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="relative">
      <TextField
        id={fieldId}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
        value={value}
        onChange={(event) => {
          setOpen(true)
          setMarked(undefined)
          onValueChange(event.target.value)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          if (value !== '') setOpen(true)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          setOpen(false)
        }}
        onKeyDown={keys}
        {...rest}
      />
      {shown && (
        <div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-md border-2 border-line bg-raised shadow-overlay">
          {listed && (
            <div id={listId} role="listbox" aria-label={rest.label} className="max-h-80 overflow-y-auto p-1.5">
              {suggestions.map((suggestion, index) => (
                <div
                  key={suggestion.id}
                  id={`${listId}-${suggestion.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // Before the field loses its focus, which would close the list.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => pick(suggestion)}
                  onKeyDown={(event) => event.key === 'Enter' && pick(suggestion)}
                  onPointerMove={() => setMarked(suggestion.id)}
                  className="grid min-h-11 cursor-pointer grid-cols-1 content-center rounded-sm px-3.5 py-2 wrap-anywhere -outline-offset-2 aria-selected:bg-tint-hover forced-colors:aria-selected:outline-2"
                >
                  <span className="font-semibold">{suggestion.main}</span>
                  {suggestion.secondary && <span className="text-label text-ink-muted">{suggestion.secondary}</span>}
                </div>
              ))}
            </div>
          )}
          {(loading || empty) && (
            <p className="flex items-center gap-3 px-5 py-3.5 text-label text-ink-muted">
              {loading && <Spinner />}
              {loading ? 'Looking…' : emptyText}
            </p>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {shown && !loading && (suggestions.length > 0 ? `${suggestions.length} suggestions` : emptyText)}
      </span>
    </div>
  )
}
