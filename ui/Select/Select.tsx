import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import type { ChangeEvent, ComponentProps } from 'react'
import { fieldVariants } from '../private/field.variants.ts'
import { describedBy, FieldShell } from '../private/FieldShell.tsx'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean | undefined
}

interface OwnProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'children' | 'value' | 'defaultValue' | 'multiple' | 'size'
> {
  label: string
  /** The options, whose values decide the type of `value`. */
  options: readonly SelectOption<Value>[]
  /** The hint shown below the field. */
  hint?: string | undefined
  /** The error message: what is wrong and how to fix it. If set, the field is marked as invalid. */
  error?: string | undefined
  /** Hides the label visually but keeps it for screen readers. */
  hideLabel?: boolean | undefined
  /** The text shown while the value is empty. If `required` is set, the user can't select the placeholder again. */
  placeholder?: string | undefined
  /** The selected value of a controlled field. */
  value?: NoInfer<Value> | '' | undefined
  /** The initial value of an uncontrolled field. Defaults to the placeholder or, if there is none, the first option. */
  defaultValue?: NoInfer<Value> | '' | undefined
}

/** The callback of a field whose values have the type `Value`. */
interface ChangeCallback<Value> {
  /** Called with the new value when the selection changes. Required if `value` is set. */
  onValueChange?: ((value: Value) => void) | undefined
}

type AlwaysFilled<Value extends string> = ChangeCallback<NoInfer<Value>> & { placeholder?: undefined }
type Clearable<Value extends string> = ChangeCallback<NoInfer<Value> | ''> & { placeholder: string }

export type SelectProps<Value extends string = string> = OwnProps<Value> &
  (AlwaysFilled<Value> | Clearable<Value>) &
  ({ value: NoInfer<Value> | ''; onValueChange: unknown; defaultValue?: undefined } | { value?: undefined })

/**
 * A drop-down list (KIT-13). It uses the browser's `select` element, so phones show their own picker. Only with a placeholder can its
 * value be empty.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, placeholder, hint, error, hideLabel, id, 'aria-describedby': ownDescription } = props
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const change = (event: ChangeEvent<HTMLSelectElement>): void => {
    props.onChange?.(event)
    const chosenOption = options.find((option) => option.value === event.target.value)
    if (chosenOption) props.onValueChange?.(chosenOption.value)
    else if (props.placeholder !== undefined) props.onValueChange?.('')
  }
  return (
    <FieldShell id={fieldId} label={label} hint={hint} error={error} hideLabel={hideLabel} required={props.required}>
      <div className="relative">
        <select
          aria-invalid={error ? true : undefined}
          {...selectProps(props)}
          // Browsers skip a disabled placeholder unless it is selected explicitly.
          defaultValue={
            props.value === undefined ? (props.defaultValue ?? (placeholder === undefined ? undefined : '')) : undefined
          }
          id={fieldId}
          aria-describedby={describedBy(fieldId, { hint, error }, ownDescription)}
          className={fieldVariants({
            invalid: Boolean(error),
            className: ['appearance-none truncate pe-12', props.className],
          })}
          onChange={change}
        >
          {placeholder !== undefined && (
            <option value="" disabled={props.required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-ink-muted"
        />
      </div>
    </FieldShell>
  )
}

function selectProps<Value extends string>({
  label: _l,
  options: _o,
  hint: _h,
  error: _e,
  hideLabel: _d,
  placeholder: _p,
  onValueChange: _c,
  defaultValue: _v,
  ...rest
}: SelectProps<Value>) {
  return rest
}
