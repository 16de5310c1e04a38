import { useEffect, useId, useState } from 'react'
import type { ChangeEvent, ComponentProps, FocusEvent } from 'react'
import { describedBy, FieldShell } from '../private/FieldShell.tsx'
import { fieldVariants } from '../private/field.variants.ts'
import { charactersLeft, collapseBlankLines, remainingLabel } from './limit.ts'

/**
 * Changes a field as if the person had typed: React sees an ordinary change event, so controlled, uncontrolled and
 * registered fields all follow.
 */
function setNativeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

interface Own {
  label: string
  /** Most characters. A longer text can be typed, and is then shown to be too long. */
  limit: number
  /** Says how much is left only once it is so little; at once where left out. */
  countsFrom?: number | undefined
  /** Help that is worth reading before typing. */
  hint?: string | undefined
  /** What is wrong, and what to do. Its presence marks the field as invalid. */
  error?: string | undefined
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined
  /** A text of several lines. */
  multiline?: boolean | undefined
  /** Lines shown at first, with `multiline`. */
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

/** Milliseconds after the last key until the count is read aloud, so that it does not talk over the typing. */
const announceAfterMs = 1_000

/**
 * Text with a limit, which says how much is left (KIT-05, VAL-07, VAL-08). More can be typed and is then shown to be
 * too much: nothing that was written is cut off. Text of many lines loses its runs of blank lines when the field is
 * left (VAL-09). Works with `value` and `onChange`, and with `name` alone in a plain form.
 */
export function LimitedTextField(props: LimitedTextFieldProps) {
  const { label, limit, countsFrom = limit, hint, error, hideLabel, id, 'aria-describedby': own, required } = props
  const generated = useId()
  const fieldId = id ?? generated
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''))
  const text = props.value === undefined ? typed : String(props.value)
  const left = charactersLeft(text, limit)
  const counts = left <= countsFrom
  const announced = useSettled(counts ? remainingLabel(left) : '', announceAfterMs)

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
              {remainingLabel(left)}
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

/** The value once it has stood still for `ms`; empty until it first changes. */
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
