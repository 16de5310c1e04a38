import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { describedBy, FieldShell } from '../private/FieldShell.tsx'
import { fieldVariants } from '../private/field.variants.ts'
import type { Holding } from '../private/Holding.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

interface Own extends Omit<ComponentProps<'select'>, 'children' | 'value' | 'defaultValue' | 'multiple' | 'size'> {
  label: string
  options: readonly SelectOption[]
  /** The selected value of a controlled field. */
  value?: string | undefined
  /** The initial value of an uncontrolled field. Defaults to the placeholder or, if there is none, the first option. */
  defaultValue?: string | undefined
  /** Called with the new value when the selection changes. Required if `value` is set. */
  onValueChange?: ((value: string) => void) | undefined
  /** The text shown while the value is empty. If `required` is set, the user can't select the placeholder again. */
  placeholder?: string | undefined
  /** The hint shown below the field. */
  hint?: string | undefined
  /** The error message: what is wrong and how to fix it. If set, the field is marked as invalid. */
  error?: string | undefined
  /** Hides the label visually but keeps it for screen readers. */
  hideLabel?: boolean | undefined
}

export type SelectProps = Own & Holding

/** A drop-down list (KIT-13). It uses the browser's `select` element, so phones show their own picker. */
export function Select({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  hint,
  error,
  hideLabel,
  className,
  id,
  onChange,
  'aria-describedby': own,
  ...rest
}: SelectProps) {
  const generated = useId()
  const fieldId = id ?? generated
  return (
    <FieldShell id={fieldId} label={label} hint={hint} error={error} hideLabel={hideLabel} required={rest.required}>
      <div className="relative">
        <select
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error }, own)}
          className={fieldVariants({
            invalid: Boolean(error),
            className: ['appearance-none truncate pe-12', className],
          })}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.target.value)
          }}
          // Browsers skip a disabled placeholder unless it is selected explicitly.
          {...(value === undefined
            ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') }
            : { value })}
          {...rest}
        >
          {placeholder !== undefined && (
            <option value="" disabled={rest.required}>
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
