import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Glyph } from './Glyph.tsx'

export interface FieldShellProps {
  /** The id of the labeled control, from which the ids of the hint and error are derived. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  hideLabel?: boolean | undefined
  required?: boolean | undefined
  children: ReactNode
  /** Content shown at the end of the hint's line, such as a counter. */
  aside?: ReactNode
}

/**
 * Returns a form control's `aria-describedby` value, or undefined if nothing describes the control. The error comes first,
 * because it matters most.
 */
export const describedBy = (
  id: string,
  parts: { hint?: unknown; error?: unknown; aside?: unknown },
  ownDescription?: string,
) =>
  [
    parts.error ? `${id}-error` : '',
    parts.hint ? `${id}-hint` : '',
    parts.aside ? `${id}-aside` : '',
    ownDescription ?? '',
  ]
    .filter(Boolean)
    .join(' ') || undefined

/** A wrapper that adds a label, hint, and error message to a form control. */
export function FieldShell({ id, label, hint, error, hideLabel, required, children, aside }: FieldShellProps) {
  return (
    <div className="grid w-full min-w-0 grid-cols-1 gap-1.5 text-start">
      <label htmlFor={id} className={classes('text-label font-semibold', hideLabel && 'sr-only')}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      {(hint !== undefined || aside !== undefined) && (
        <div className="flex justify-between gap-4 text-caption text-ink-muted">
          {hint !== undefined && <span id={`${id}-hint`}>{hint}</span>}
          {aside !== undefined && <span className="ms-auto">{aside}</span>}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/**
 * The asterisk after the label of a required field, which fades once the field is filled (see parts.css). Screen readers skip it,
 * because they announce the control itself as required.
 */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="required-mark">
      *
    </span>
  )
}

/** The error message of a form field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-slot="error" className="flex items-start gap-1.5 text-label font-medium text-error">
      <Glyph name="alert" className="mt-px shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
