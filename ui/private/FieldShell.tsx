import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Glyph } from './Glyph.tsx'

export interface FieldShellProps {
  /** Of the control that the label belongs to; hint and error derive theirs from it. */
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  hideLabel?: boolean | undefined
  required?: boolean | undefined
  children: ReactNode
  /** Beside the hint, at the end of the line: a counter. */
  aside?: ReactNode
}

/** `aria-describedby` of a control in a FieldShell: its error first, since that is what the person needs. */
export const describedBy = (id: string, has: { hint?: unknown; error?: unknown; aside?: unknown }, own?: string) =>
  [has.error ? `${id}-error` : '', has.hint ? `${id}-hint` : '', has.aside ? `${id}-aside` : '', own ?? '']
    .filter(Boolean)
    .join(' ') || undefined

/** Label, hint and error around any control. */
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

/** The star of a field that must be filled; the control says so itself to those who do not see it. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-1 text-highlight">
      *
    </span>
  )
}

/** What is wrong with a field, and what to do about it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-slot="error" className="flex items-start gap-1.5 text-label font-medium text-error">
      <Glyph name="alert" className="mt-px shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
