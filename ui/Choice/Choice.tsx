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
  /** Hides the question visually but keeps it for screen readers. */
  hideLegend?: boolean | undefined
  /** The field's name in its form. It also groups the radio inputs. */
  name: string
  options: readonly ChoiceOption[]
  /** The value of the selected option when the component is controlled. */
  value?: string | undefined
  /** The value of the initially selected option when the component is uncontrolled. */
  defaultValue?: string | undefined
  /** Called with the value of the newly selected option. Required when the component is controlled. */
  onValueChange?: ((value: string) => void) | undefined
  /** The error message, which should say what is wrong and how to fix it. */
  error?: string | undefined
  /** The layout of the options: a row that wraps, or a column. Options with hints are easier to read in a column. */
  layout?: 'row' | 'column' | undefined
  size?: 'medium' | 'large' | undefined
  required?: boolean | undefined
}

export type ChoiceProps = Own & Holding

/**
 * A choice among two to five visible options (KIT-41). Each option is a large card with a real radio input, so the component
 * works in a plain form without JavaScript.
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
