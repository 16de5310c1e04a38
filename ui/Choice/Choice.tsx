import { useId } from 'react'
import type { ChangeEvent, ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import type { Controllable } from '../private/Controllable.ts'
import { FieldError, RequiredMark } from '../private/FieldShell.tsx'
import { choiceVariants } from './Choice.variants.ts'

export interface ChoiceOption {
  value: string
  label: string
  hint?: string | undefined
  /** Words in the input's `data-marks` attribute, by which CSS can show other fields while the option is selected. */
  marks?: string | undefined
}

interface OwnProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** The question that the options answer. */
  legend: string
  /** Hides the question visually but keeps it for screen readers. */
  hideLegend?: boolean | undefined
  /** The field's name in its form. It also groups the radio inputs. */
  name: string
  options: readonly ChoiceOption[]
  /** The value of the selected option when the component is controlled; with `multiple`, one value per line. */
  value?: string | undefined
  /** The value of the initially selected option when the component is uncontrolled. */
  defaultValue?: string | undefined
  /** Allows any number of options, with a checkbox for each. Then `value` and `defaultValue` have one option per line. */
  multiple?: boolean | undefined
  /** Called with the new `value`. Required when the component is controlled. */
  onValueChange?: ((value: string) => void) | undefined
  /** The error message, which should say what is wrong and how to fix it. */
  error?: string | undefined
  /** The layout of the options: a row that wraps, or a column. Options with hints are easier to read in a column. */
  layout?: 'row' | 'column' | undefined
  size?: 'medium' | 'large' | undefined
  required?: boolean | undefined
}

export type ChoiceProps = OwnProps & Controllable

/**
 * A choice among two to ten visible options (KIT-41). Each option is a large card with a real radio input, or a checkbox if
 * several can be chosen, so the component works in a plain form without JavaScript.
 */
export function Choice({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  multiple,
  onValueChange,
  error,
  layout = 'row',
  size = 'medium',
  required,
  className,
  id,
  form,
  ...rest
}: ChoiceProps) {
  const generatedId = useId()
  const groupId = id ?? generatedId
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const checkedInputs = input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    onValueChange?.(multiple ? Array.from(checkedInputs, (one) => one.value).join('\n') : input.value)
  }
  return (
    <fieldset
      id={groupId}
      aria-describedby={error ? `${groupId}-error` : undefined}
      data-invalid={error ? true : undefined}
      className={classes('grid min-w-0 gap-2', error && '[&_label:not(:has(:checked))]:border-error', className)}
      {...rest}
    >
      <legend className={classes('mb-2 text-label font-semibold', hideLegend && 'sr-only')}>
        {legend}
        {required && !multiple && <RequiredMark />}
      </legend>
      <div className={classes('flex gap-2.5', layout === 'row' ? 'flex-row flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <label key={option.value} className={choiceVariants({ size, layout })}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              form={form}
              data-marks={option.marks || undefined}
              required={required && !multiple}
              className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-md opacity-0"
              onChange={change}
              {...(value === undefined
                ? { defaultChecked: defaultValue?.split('\n').includes(option.value) }
                : { checked: value.split('\n').includes(option.value) })}
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
