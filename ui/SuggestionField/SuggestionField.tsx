import { useId, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Glyph } from '../private/Glyph.tsx'
import * as copy from '../private/laterMessages.ts'
import { useEscape } from '../private/useEscape.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { isComposing } from '../TextField/isComposing.ts'
import { TextField } from '../TextField/TextField.tsx'
import { nextActive } from './active.ts'
import type { Suggestion } from './suggestion.ts'
import { SuggestionOption } from './SuggestionOption.tsx'

export type { Suggestion } from './suggestion.ts'

export interface SuggestionFieldProps<T> extends Omit<
  ComponentProps<typeof TextField>,
  'value' | 'defaultValue' | 'onChange' | 'multiline' | 'role'
> {
  /** The text in the field. */
  value: string
  onValueChange: (text: string) => void
  /** The matching suggestions, best match first. */
  suggestions: readonly Suggestion<T>[]
  /** Called when the user chooses a suggestion. The text in the field changes only if the caller changes `value`. */
  onPick: (suggestion: Suggestion<T>) => void
  /** True while suggestions are loading. */
  loading?: boolean | undefined
  /** The message shown if no suggestions match the typed text. */
  emptyText?: string | undefined
  /** An action offered after the suggestions, such as "Create contact". */
  action?: { label: string; onSelect: () => void } | undefined
}

const actionId = 'action'

/**
 * A text field with a list of suggestions below it (KIT-24). As the user types, the caller updates `suggestions`, and sets
 * `loading` while searching. Screen readers announce the number of suggestions. Other props are passed to TextField.
 */
export function SuggestionField<T>({
  value,
  onValueChange,
  suggestions,
  onPick,
  loading = false,
  emptyText,
  action,
  onKeyDown,
  onBlur,
  onFocus,
  onClick,
  id,
  ...rest
}: SuggestionFieldProps<T>) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const listId = `${fieldId}-list`
  const [open, setOpen] = useState(false)
  // An id, not an index, because suggestions that arrive later may change the order.
  const [markedId, setMarkedId] = useState<string>()
  const ids = [...suggestions.map((suggestion) => suggestion.id), ...(action ? [actionId] : [])]
  const active = markedId === undefined ? -1 : ids.indexOf(markedId)
  const empty = suggestions.length === 0 && !loading && emptyText !== undefined && value.trim() !== ''
  const isShown = open && (ids.length > 0 || loading || empty)
  const hasList = isShown && ids.length > 0
  const current = isShown ? ids[active] : undefined

  const close = () => {
    setOpen(false)
    setMarkedId(undefined)
  }
  const pick = (suggestion: Suggestion<T>) => {
    if (suggestion.disabled) return
    close()
    onPick(suggestion)
  }
  const act = () => {
    close()
    action?.onSelect()
  }
  const take = (suggestionId: string) => {
    const suggestion = suggestions.find((one) => one.id === suggestionId)
    if (suggestion) pick(suggestion)
    else act()
  }

  useEscape(isShown, () => setOpen(false), true)
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return
    // Without a highlighted suggestion, Enter submits the form with the typed text.
    if (event.key === 'Enter' && current === undefined) return setOpen(false)
    if (event.key === 'Enter' && current !== undefined) take(current)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      setMarkedId(ids[nextActive(isShown ? active : -1, event.key, ids.length)])
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
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={current === undefined ? undefined : `${listId}-${current}`}
        value={value}
        onChange={(event) => {
          setOpen(true)
          setMarkedId(undefined)
          onValueChange(event.target.value)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          // The error is shown where the list would be.
          if (value !== '' && !rest.error) setOpen(true)
        }}
        // With an action, a click opens the list before anything is typed.
        onClick={(event) => {
          onClick?.(event)
          if (action) setOpen(true)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          setOpen(false)
        }}
        onKeyDown={keys}
        {...rest}
      />
      {isShown && (
        <div className="absolute inset-x-0 top-full z-30 min-w-[min(20rem,100vw-4rem)] mt-2 overflow-hidden rounded-md border-2 border-line bg-raised shadow-overlay">
          {hasList && (
            <div id={listId} role="listbox" aria-label={rest.label} className="max-h-80 overflow-y-auto p-1.5">
              {suggestions.map((suggestion) => (
                <SuggestionOption
                  key={suggestion.id}
                  id={`${listId}-${suggestion.id}`}
                  suggestion={suggestion}
                  selected={suggestion.id === current}
                  onMark={() => setMarkedId(suggestion.id)}
                  onPick={() => pick(suggestion)}
                />
              ))}
              {action && (
                <SuggestionOption
                  id={`${listId}-${actionId}`}
                  suggestion={{ main: action.label, icon: <Glyph name="plus" /> }}
                  selected={current === actionId}
                  onMark={() => setMarkedId(actionId)}
                  onPick={act}
                  className={
                    suggestions.length > 0 ? 'sticky -bottom-1.5 mt-1.5 border-t-2 border-line bg-raised' : undefined
                  }
                />
              )}
            </div>
          )}
          {(loading || empty) && (
            <p className="flex items-center gap-3 px-5 py-3.5 text-label text-ink-muted">
              {loading && <Spinner />}
              {loading ? copy.loading : emptyText}
            </p>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {isShown && !loading && (suggestions.length > 0 ? copy.suggestions(suggestions.length) : emptyText)}
      </span>
    </div>
  )
}
