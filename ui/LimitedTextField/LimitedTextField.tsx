import { useId, useState } from 'react'
import type { ChangeEvent, ComponentProps, FocusEvent } from 'react'
import { fieldVariants } from '../private/field.variants.ts'
import { describedBy, FieldShell } from '../private/FieldShell.tsx'
import * as copy from '../private/messages.ts'
import { setNativeValue } from '../private/setNativeValue.ts'
import { useSettled } from '../private/useSettled.ts'
import { announceAfterMs, charactersLeft, collapseBlankLines } from './limit.ts'

interface OwnProps {
  label: string
  /** The maximum number of characters. Users can enter more, but the field is then marked as invalid. */
  limit: number
  /** The number of remaining characters at which the counter appears; 100 by default, so that short fields always show it. */
  countsFrom?: number | undefined
  /** The hint shown below the field. */
  hint?: string | undefined
  /** The error message: what is wrong and how to fix it. If set, the field is marked as invalid. */
  error?: string | undefined
  /** Hides the label visually but keeps it for screen readers. */
  hideLabel?: boolean | undefined
  /** Renders a text area instead of a single-line input. */
  multiline?: boolean | undefined
  /** The initial height of a multiline field, in lines. */
  rows?: number | undefined
}

interface OneLine extends Omit<ComponentProps<'input'>, 'prefix'> {
  multiline?: false | undefined
  rows?: never
}

interface ManyLines extends ComponentProps<'textarea'> {
  multiline: true
}

export type LimitedTextFieldProps = OwnProps & (OneLine | ManyLines)

/**
 * A text field with a character limit and a counter (KIT-05, VAL-07, VAL-08). Text over the limit isn't cut off, but the field
 * is marked as invalid. In a multiline field, consecutive blank lines collapse into one on blur (VAL-09).
 */
export function LimitedTextField(props: LimitedTextFieldProps) {
  const {
    label,
    limit,
    countsFrom = 100,
    hint,
    error,
    hideLabel,
    id,
    'aria-describedby': ownDescription,
    required,
  } = props
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const [typedText, setTypedText] = useState(String(props.defaultValue ?? ''))
  const text = props.value === undefined ? typedText : String(props.value)
  const remaining = charactersLeft(text, limit)
  const counts = remaining <= countsFrom
  const announcement = useSettled(counts ? copy.charactersLeft(remaining) : '', announceAfterMs)

  const sharedProps = {
    id: fieldId,
    'aria-invalid': error || remaining < 0 ? true : undefined,
    'aria-describedby': describedBy(fieldId, { hint, error, aside: counts }, ownDescription),
    className: fieldVariants({
      invalid: Boolean(error) || remaining < 0,
      multiline: props.multiline === true,
      className: props.className,
    }),
  }

  return (
    <FieldShell
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      required={required}
      aside={
        <>
          {counts && (
            <span
              id={`${fieldId}-aside`}
              data-slot="left"
              data-over={remaining <= 0 || undefined}
              className="tabular-nums data-over:font-semibold data-over:text-error"
            >
              {copy.charactersLeft(remaining)}
            </span>
          )}
          <span role="status" className="sr-only">
            {announcement}
          </span>
        </>
      }
    >
      {props.multiline ? (
        <textarea
          dir="auto"
          {...areaProps(props)}
          {...sharedProps}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            setTypedText(event.target.value)
            props.onChange?.(event)
          }}
          onBlur={(event: FocusEvent<HTMLTextAreaElement>) => {
            const collapsedText = collapseBlankLines(event.target.value)
            if (collapsedText !== event.target.value) setNativeValue(event.target, collapsedText)
            props.onBlur?.(event)
          }}
        />
      ) : (
        <input
          type="text"
          dir="auto"
          {...inputProps(props)}
          {...sharedProps}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setTypedText(event.target.value)
            props.onChange?.(event)
          }}
        />
      )}
    </FieldShell>
  )
}

function areaProps({
  label: _l,
  limit: _m,
  countsFrom: _c,
  hint: _h,
  error: _e,
  hideLabel: _d,
  multiline: _n,
  ...rest
}: OwnProps & ManyLines) {
  return rest
}
function inputProps({
  label: _l,
  limit: _m,
  countsFrom: _c,
  hint: _h,
  error: _e,
  hideLabel: _d,
  multiline: _n,
  rows: _r,
  ...rest
}: OwnProps & OneLine) {
  return rest
}
