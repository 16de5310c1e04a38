import { useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { Glyph } from '../private/Glyph.tsx'
import * as copy from '../private/messages.ts'
import { iconButtonVariants } from '../IconButton/IconButton.variants.ts'
import { clamp, isWithin } from './step.ts'

interface Own extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: string
  value: number
  /** The smallest allowed value. */
  min: number
  /** The largest allowed value. */
  max: number
  /** Called with the new value, a whole number from `min` to `max`. */
  onValueChange: (value: number) => void
  /** Formats the value for display below the label, such as "3 guests" for 3. */
  format?: ((value: number) => string) | undefined
  /** The hint shown below the label. Can't be combined with `format`, whose text appears in the same place. */
  hint?: string | undefined
  /** The name under which a form submits the value. */
  name?: string | undefined
  disabled?: boolean | undefined
}

export type NumberStepperProps = Own & ({ hint?: undefined } | { format?: undefined })

/**
 * A field for a small whole number (KIT-09). Its minus and plus buttons are disabled at the minimum and maximum (INV-17). Users
 * can also type a number, which is clamped only on Enter or blur, because the first digit of a valid number can be below the
 * minimum.
 */
export function NumberStepper({
  label,
  value,
  min,
  max,
  onValueChange,
  format,
  name,
  hint,
  disabled,
  className,
  id,
  ...rest
}: NumberStepperProps) {
  const generated = useId()
  const fieldId = id ?? generated
  const [draft, setDraft] = useState<string>()
  const step = (to: number) => {
    setDraft(undefined)
    const next = clamp(to, min, max)
    if (next !== value) onValueChange(next)
  }
  const settle = () => {
    if (draft !== undefined) step(draft === '' ? value : Number(draft))
  }
  const button = iconButtonVariants({ tone: 'quiet', size: 'medium' })
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
      <div className="flex max-w-full items-center gap-1 rounded-pill border-2 border-line bg-surface p-1">
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
          id={fieldId}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          step={1}
          value={draft ?? value}
          disabled={disabled}
          aria-describedby={(format ?? hint) === undefined ? undefined : `${fieldId}-hint`}
          // Selects the number, so that typing replaces it instead of adding digits.
          onFocus={(event) => event.target.select()}
          onChange={({ target: { value: typed, valueAsNumber: number } }) => {
            setDraft(typed)
            if (number !== value && isWithin(number, min, max)) onValueChange(number)
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
    </div>
  )
}
