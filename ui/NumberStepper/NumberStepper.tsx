import { useId, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { iconButtonVariants } from '../IconButton/IconButton.variants.ts'
import { classes } from '../private/classes.ts'
import type { Controllable } from '../private/Controllable.ts'
import { describedBy, FieldError } from '../private/FieldShell.tsx'
import { Glyph } from '../private/Glyph.tsx'
import * as copy from '../private/messages.ts'
import { useControllable } from '../private/useControllable.ts'
import { clamp, isWithin } from './step.ts'

interface OwnProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  label: string
  /** The value of a controlled field. */
  value?: number | undefined
  /** The initial value of an uncontrolled field. Defaults to `min`. */
  defaultValue?: number | undefined
  /** The smallest allowed value. */
  min: number
  /** The largest allowed value. */
  max: number
  /** Called with the new value, a whole number from `min` to `max`. Required if `value` is set. */
  onValueChange?: ((value: number) => void) | undefined
  /** Formats the value for display below the label, such as "3 guests" for 3. */
  format?: ((value: number) => string) | undefined
  /** The hint shown below the label. Can't be combined with `format`, whose text appears in the same place. */
  hint?: string | undefined
  /** The error message. If set, the field is marked as invalid. */
  error?: string | undefined
  /** The name under which a form submits the value. */
  name?: string | undefined
  /** The id of the form that the field belongs to, if it is outside of it. */
  form?: string | undefined
  disabled?: boolean | undefined
}

export type NumberStepperProps = OwnProps & ({ hint?: undefined } | { format?: undefined }) & Controllable<number>

/**
 * A field for a small whole number (KIT-09). Its minus and plus buttons are disabled at the minimum and maximum (INV-17). Users
 * can also type a number, which is clamped only on Enter or blur, because the first digit of a valid number can be below the
 * minimum.
 */
export function NumberStepper({
  label,
  value: controlledValue,
  defaultValue,
  min,
  max,
  onValueChange,
  format,
  name,
  form,
  hint,
  error,
  disabled,
  className,
  id,
  ...rest
}: NumberStepperProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useControllable(controlledValue, defaultValue ?? min, onValueChange, input)
  const [draft, setDraft] = useState<string>()
  const step = (to: number) => {
    setDraft(undefined)
    const next = clamp(to, min, max)
    if (next !== value) setValue(next)
  }
  const settle = () => {
    if (draft !== undefined) step(draft === '' ? value : Number(draft))
  }
  // Without JavaScript, the buttons do nothing, and users type.
  const button = iconButtonVariants({ tone: 'quiet', size: 'medium', className: 'noscript:hidden' })
  return (
    <div className={classes('flex flex-wrap items-center justify-between gap-x-6 gap-y-2', className)} {...rest}>
      <div className="grid">
        <label htmlFor={fieldId} className="text-label font-semibold">
          {label}
        </label>
        {(format ?? hint) !== undefined && (
          <span id={`${fieldId}-hint`} className="text-caption text-ink-muted">
            {format ? format(value) : hint}
          </span>
        )}
      </div>
      <div className="flex max-w-full items-center gap-1 rounded-pill border-2 border-line-strong bg-surface p-1">
        <button
          type="button"
          className={button}
          aria-label={copy.fewerOf(label)}
          aria-controls={fieldId}
          disabled={disabled}
          // Not `disabled`, which would move focus to the document at the bound.
          aria-disabled={value <= min || undefined}
          onClick={() => step(value - 1)}
        >
          <Glyph name="minus" />
        </button>
        <input
          ref={input}
          id={fieldId}
          type="number"
          inputMode="numeric"
          name={name}
          form={form}
          min={min}
          max={max}
          step={1}
          value={draft ?? value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint: format ?? hint, error })}
          // Selects the number, so that typing replaces it instead of adding digits.
          onFocus={(event) => event.target.select()}
          onChange={({ target: { value: typedText, valueAsNumber: number } }) => {
            setDraft(typedText)
            if (number !== value && isWithin(number, min, max)) setValue(number)
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle()
          }}
          className="h-11 w-12 min-w-0 shrink rounded-sm bg-transparent text-center text-lead font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          className={button}
          aria-label={copy.moreOf(label)}
          aria-controls={fieldId}
          disabled={disabled}
          aria-disabled={value >= max || undefined}
          onClick={() => step(value + 1)}
        >
          <Glyph name="plus" />
        </button>
      </div>
      {error && (
        <div className="w-full">
          <FieldError id={`${fieldId}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
