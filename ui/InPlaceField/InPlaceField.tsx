import { useId, useState } from 'react'
import type { ChangeEvent, ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { announceAfterMs, charactersLeft, collapseBlankLines } from '../LimitedTextField/limit.ts'
import { classes } from '../private/classes.ts'
import { describedBy, FieldError, RequiredMark } from '../private/FieldShell.tsx'
import * as copy from '../private/messages.ts'
import { setNativeValue } from '../private/setNativeValue.ts'
import { useSettled } from '../private/useSettled.ts'
import { isComposing } from '../TextField/isComposing.ts'
import { nextControl, oneLine } from './line.ts'

export interface InPlaceFieldProps extends Omit<ComponentProps<'textarea'>, 'rows'> {
  /** The label, shown in small type above the text. */
  label: string
  /** The maximum number of characters. Users can enter more, but the field is then marked as invalid. */
  limit: number
  /** The number of remaining characters at which the counter stays visible. Until then, it is visible during editing. */
  countsFrom?: number | undefined
  /** The error message: what is wrong and how to fix it. If set, the field is marked as invalid. */
  error?: string | undefined
  /** Hides the label visually but keeps it for screen readers, for text below a heading. */
  hideLabel?: boolean | undefined
  /** Allows line breaks. Otherwise, pasted line breaks become spaces, and Enter moves to the next control of the form. */
  multiline?: boolean | undefined
  /** Class names of the text, such as its size, which the field takes from the page it is a part of. */
  className?: string | undefined
}

// There is no border or padding beside the text, so that it wraps as it will be shown. The padding above and below shows the
// parts of letters that exceed a tight line height.
const text =
  'block w-full min-w-0 resize-none overflow-hidden rounded-sm border-0 bg-transparent px-0 py-[0.12em] text-start wrap-anywhere transition-colors not-focus-visible:hover:outline-2 not-focus-visible:hover:outline-dashed not-focus-visible:hover:outline-line-strong not-focus-visible:aria-invalid:outline-2 not-focus-visible:aria-invalid:outline-dashed not-focus-visible:aria-invalid:outline-error disabled:cursor-not-allowed disabled:text-ink-muted'

/**
 * A field that looks like the text it edits: text in the page's own type that becomes a field when hovered or focused (KIT-05).
 * It grows with its text, and wraps as the page will show it. The counter appears during editing and near the limit (VAL-07,
 * VAL-08). With `multiline`, consecutive blank lines collapse into one on blur (VAL-09).
 */
export function InPlaceField({
  label,
  limit,
  countsFrom = 20,
  error,
  hideLabel = false,
  multiline = false,
  className,
  id,
  required,
  'aria-describedby': ownDescription,
  onChange,
  onBlur,
  onKeyDown,
  ...rest
}: InPlaceFieldProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const [typedText, setTypedText] = useState(String(rest.defaultValue ?? ''))
  const value = rest.value === undefined ? typedText : String(rest.value)
  const remaining = charactersLeft(value, limit)
  const announcement = useSettled(copy.charactersLeft(remaining), announceAfterMs)

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const field = event.target
    const line = multiline ? field.value : oneLine(field.value)
    if (line !== field.value) {
      const caret = oneLine(field.value.slice(0, field.selectionEnd)).length
      field.value = line
      field.setSelectionRange(caret, caret)
    }
    setTypedText(line)
    onChange?.(event)
  }
  const blur = (event: FocusEvent<HTMLTextAreaElement>) => {
    const collapsedText = collapseBlankLines(event.target.value)
    if (multiline && collapsedText !== event.target.value) setNativeValue(event.target, collapsedText)
    onBlur?.(event)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    if (multiline || event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent)) return
    event.preventDefault()
    nextControl(event.currentTarget)?.focus()
  }

  return (
    <div className="group/in-place grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 text-start">
      <label htmlFor={fieldId} className={classes('text-caption text-ink-muted', hideLabel && 'sr-only')}>
        {label}
        {required && <RequiredMark />}
      </label>
      {/* The copy of the text below the field gives both their height. */}
      <div
        data-text={`${value || (rest.placeholder ?? '')}\u200B`}
        className={classes(
          'col-span-2 grid after:pointer-events-none after:invisible after:col-start-1 after:row-start-1 after:min-w-0 after:wrap-anywhere after:whitespace-pre-wrap after:content-[attr(data-text)]',
          hideLabel ? 'row-start-1' : 'row-start-2',
          className,
        )}
      >
        <textarea
          dir="auto"
          rows={1}
          {...rest}
          id={fieldId}
          required={required}
          aria-invalid={error || remaining < 0 ? true : undefined}
          aria-describedby={describedBy(fieldId, { error, aside: true }, ownDescription)}
          className={classes(text, 'col-start-1 row-start-1 -my-[0.12em]')}
          onChange={change}
          onBlur={blur}
          onKeyDown={press}
        />
      </div>
      <span
        id={`${fieldId}-aside`}
        data-slot="left"
        data-over={remaining <= 0 || undefined}
        data-near={remaining <= countsFrom || undefined}
        className={classes(
          'col-start-2 justify-self-end text-caption text-ink-muted tabular-nums not-data-near:not-group-focus-within/in-place:invisible data-over:font-semibold data-over:text-error',
          hideLabel ? 'row-start-2' : 'row-start-1',
        )}
      >
        {copy.charactersLeft(remaining)}
      </span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      {error && (
        <div className="col-span-2 col-start-1">
          <FieldError id={`${fieldId}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
