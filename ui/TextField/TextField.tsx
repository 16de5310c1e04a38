import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldShell } from '../private/FieldShell.tsx'
import { fieldVariants } from '../private/field.variants.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** What goes in: "Title". A placeholder is an example, not a label. */
  label: string
  /** Help that is worth reading before typing. */
  hint?: string | undefined
  /** What is wrong, and what to do. Its presence marks the field as invalid. */
  error?: string | undefined
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined
  /** Decoration inside the field, before the text. */
  prefix?: ReactNode
  /** One line: longer text goes into a LimitedTextField. */
  multiline?: false | undefined
}

/**
 * One line of text (KIT-04), which reads in its own direction whatever the page's. Label, hint and error are part of
 * it; `type`, `autoComplete` and `inputMode` are the browser's own.
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
  'aria-describedby': own,
  ...rest
}: TextFieldProps) {
  const generated = useId()
  const fieldId = id ?? generated
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
          aria-describedby={describedBy(fieldId, { hint, error }, own)}
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
