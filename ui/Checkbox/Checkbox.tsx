import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { describedBy, FieldError } from '../private/FieldShell.tsx'
import { Glyph } from '../private/Glyph.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The statement that the user agrees to by checking the box. */
  label: string
  /** A hint below the label. */
  hint?: string | undefined
  /** The error message, which should say what is wrong and how to fix it. A field with an error is marked as invalid. */
  error?: string | undefined
}

/** A checkbox for one statement (KIT-07). The statement is the label, and clicking it toggles the box. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  id,
  'aria-describedby': ownDescription,
  ...rest
}: CheckboxProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={fieldId}
        className="group flex min-h-11 items-start gap-3 py-2 text-start has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            id={fieldId}
            aria-invalid={error ? true : undefined}
            // The hint is inside the label, so that clicking it works, but it is announced only once, as the description.
            aria-labelledby={hint ? `${fieldId}-label` : undefined}
            aria-describedby={describedBy(fieldId, { hint, error }, ownDescription)}
            className={classes(
              'peer absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-sm border-2 bg-surface transition-colors checked:border-button checked:bg-button disabled:border-line disabled:bg-tint disabled:checked:bg-tint',
              error ? 'border-error' : 'border-line-strong group-hover:border-ink',
              className,
            )}
            {...rest}
          />
          <Glyph
            name="check"
            strokeWidth="3.5"
            className="pointer-events-none relative hidden size-4 text-button-ink peer-checked:block peer-disabled:text-ink-muted"
          />
        </span>
        <span className="grid gap-0.5">
          <span id={`${fieldId}-label`}>{label}</span>
          {hint && (
            <span id={`${fieldId}-hint`} className="text-label text-ink-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  )
}
