import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { fieldVariants } from '../private/field.variants.ts'
import { describedBy, FieldShell } from '../private/FieldShell.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** The label, such as "Title". Use a placeholder only for an example. */
  label: string
  /** The hint shown below the field. */
  hint?: string | undefined
  /** The error message: what is wrong and how to fix it. If set, the field is marked as invalid. */
  error?: string | undefined
  /** Hides the label visually but keeps it for screen readers. */
  hideLabel?: boolean | undefined
  /** A decorative icon inside the field, before the text. */
  prefix?: ReactNode
  /** Not supported. Use LimitedTextField for multiline text. */
  multiline?: false | undefined
}

/**
 * A single-line text field with a label, hint, and error message (KIT-04). The text direction follows the typed text. Other
 * props are passed to `input`.
 */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  prefix,
  multiline: _multiline,
  className,
  id,
  'aria-describedby': ownDescription,
  ...rest
}: TextFieldProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  return (
    <FieldShell id={fieldId} label={label} hint={hint} error={error} hideLabel={hideLabel} required={rest.required}>
      <div className="relative">
        {prefix !== undefined && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-0 grid w-12 place-items-center text-ink-muted [&>svg]:size-5"
          >
            {prefix}
          </span>
        )}
        <input
          type="text"
          dir="auto"
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error }, ownDescription)}
          className={fieldVariants({
            invalid: Boolean(error),
            className: prefix === undefined ? className : ['ps-12', className],
          })}
          {...rest}
        />
      </div>
    </FieldShell>
  )
}
