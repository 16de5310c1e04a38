import { useEffect, useId, useState } from 'react'
import type { ChangeEvent, ComponentProps, FocusEvent } from 'react'
import { describedBy, FieldShell } from '../private/FieldShell.tsx'
import { fieldVariants } from '../private/field.variants.ts'
import * as copy from '../private/messages.ts'
import { charactersLeft, collapseBlankLines } from './limit.ts'

/**
 * Sets a field's value as if the user had typed it. Because React receives an ordinary change event, this works for
 * controlled and uncontrolled fields, and for fields registered with a form library.
 */
function setNativeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

interface Own {
  label: string
  /** The maximum number of characters. Longer text can be entered but is marked as too long. */
  limit: number
  /** The number of remaining characters at which the counter appears. By default, it is always shown. */
  countsFrom?: number | undefined
  /** A hint to read before typing. */
  hint?: string | undefined
  /** The error message, which says what is wrong and how to fix it. Setting it marks the field as invalid. */
  error?: string | undefined
  /** Hides the label visually but keeps it for screen readers. */
  hideLabel?: boolean | undefined
  /** Renders a text area instead of a single line. */
  multiline?: boolean | undefined
  /** The number of lines shown initially if `multiline` is set. */
  rows?: number | undefined
}

interface OneLine extends Omit<ComponentProps<'input'>, 'prefix'> {
  multiline?: false | undefined
  rows?: never
}

interface ManyLines extends ComponentProps<'textarea'> {
  multiline: true
}

export type LimitedTextFieldProps = Own & (OneLine | ManyLines)

/**
 * The delay, in milliseconds, between the last keystroke and the announcement of the count, so that it doesn't interrupt
 * typing.
 */
const announceAfterMs = 1_000

/**
 * A text field with a character limit and a counter (KIT-05, VAL-07, VAL-08). Text over the limit is marked as too long, not
 * cut off. On blur, repeated blank lines in multiline text are removed (VAL-09). It works with `value` and `onChange`, or
 * with `name` alone in a plain form.
 */
export function LimitedTextField(props: LimitedTextFieldProps) {
  const { label, limit, countsFrom = limit, hint, error, hideLabel, id, 'aria-describedby': own, required } = props
  const generated = useId()
  const fieldId = id ?? generated
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  const text = props.value === undefined ? typed : String(props.value)
  const left = charactersLeft(text, limit)
  const counts = left <= countsFrom
  const announced = useSettled(counts ? copy.charactersLeft(left) : '', announceAfterMs)

  const shared = {
    id: fieldId,
    'aria-invalid': error || left < 0 ? true : undefined,
    'aria-describedby': describedBy(fieldId, { hint, error, aside: counts }, own),
    className: fieldVariants({
      invalid: Boolean(error) || left < 0,
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
              data-over={left <= 0 || undefined}
              className="tabular-nums data-over:font-semibold data-over:text-error"
            >
              {copy.charactersLeft(left)}
            </span>
          )}
          <span role="status" className="sr-only">
            {announced}
          </span>
        </>
      }
    >
      {props.multiline ? (
        <textarea
          dir="auto"
          {...areaProps(props)}
          {...shared}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            setTyped(event.target.value)
            props.onChange?.(event)
          }}
          onBlur={(event: FocusEvent<HTMLTextAreaElement>) => {
            const collapsed = collapseBlankLines(event.target.value)
            if (collapsed !== event.target.value) setNativeValue(event.target, collapsed)
            props.onBlur?.(event)
          }}
        />
      ) : (
        <input
          type="text"
          dir="auto"
          {...inputProps(props)}
          {...shared}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setTyped(event.target.value)
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
}: Own & ManyLines) {
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
}: Own & OneLine) {
  return rest
}

/** Returns the latest value that stayed unchanged for `ms` milliseconds, or '' if the value hasn't changed since mount. */
function useSettled(value: string, ms: number): string {
  const [first] = useState(value)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (value === first && settled === '') return
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, first, settled, ms])
  return settled
}
