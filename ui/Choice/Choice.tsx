import { useId } from 'react'
import type { ComponentProps } from 'react'
import { FieldError } from '../private/FieldShell.tsx'
import { classes } from '../private/classes.ts'
import type { Holding } from '../private/Holding.ts'
import { choiceVariants } from './Choice.variants.ts'

export interface ChoiceOption {
  value: string
  label: string
  hint?: string | undefined
}

interface Own extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** The question that the options answer. */
  legend: string
  /** Keeps the question for assistive technology only. */
  hideLegend?: boolean | undefined
  /** Name in a form, and what ties the options together. */
  name: string
  options: readonly ChoiceOption[]
  /** The chosen option, for a screen that holds the state. */
  value?: string | undefined
  /** The option chosen at first, for a form that holds the state. */
  defaultValue?: string | undefined
  /** Told of every choice; a screen that holds the state needs it. */
  onValueChange?: ((value: string) => void) | undefined
  /** What is wrong, and what to do. */
  error?: string | undefined
  /** Beside each other, as far as they fit, or below each other. Options with hints read better in a column. */
  layout?: 'row' | 'column' | undefined
  size?: 'medium' | 'large' | undefined
  required?: boolean | undefined
}

export type ChoiceProps = Own & Holding

/**
 * Exactly one of two to five options, all of them in sight (KIT-41). Each is a card as large as a thumb, over a real
 * radio input: it works in a plain form without JavaScript.
 */
export function Choice({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  error,
  layout = 'row',
  size = 'medium',
  required,
  className,
  id,
  ...rest
}: ChoiceProps) {
  const generated = useId()
  const groupId = id ?? generated
  return (
    <fieldset
      id={groupId}
      aria-describedby={error ? `${groupId}-error` : undefined}
      data-invalid={error ? true : undefined}
      className={classes('grid min-w-0 gap-2', className)}
      {...rest}
    >
      <legend className={classes('mb-2 text-label font-semibold', hideLegend && 'sr-only')}>{legend}</legend>
      <div className={classes('flex gap-2.5', layout === 'row' ? 'flex-row flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <label key={option.value} className={choiceVariants({ size, layout })}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-md opacity-0"
              onChange={() => onValueChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span className="grid gap-0.5">
              <span className="font-semibold">{option.label}</span>
              {option.hint && <span className="text-caption">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
