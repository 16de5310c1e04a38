import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { describedBy } from '../private/FieldShell.tsx'

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'role'> {
  /** The name of the setting, such as "Waitlist". */
  label: string
  /** A description of what happens when the setting is on. */
  hint?: string | undefined
  /** True if the setting is on. */
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/**
 * A switch that turns a setting on or off immediately, without submitting a form (KIT-08). The label names the setting, not its
 * current state.
 */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  className,
  id,
  'aria-describedby': own,
  ...rest
}: SwitchProps) {
  const generated = useId()
  const fieldId = id ?? generated
  return (
    <div className="flex min-h-11 items-center justify-between gap-6">
      <label htmlFor={fieldId} className={classes('grid gap-0.5 text-start', rest.disabled && 'text-ink-muted')}>
        <span id={`${fieldId}-label`} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${fieldId}-hint`} className="text-label text-ink-muted">
            {hint}
          </span>
        )}
      </label>
      <button
        type="button"
        role="switch"
        id={fieldId}
        aria-checked={checked}
        // The hint is inside the label, so that clicking it works, but it is announced only once, as the description.
        aria-labelledby={hint ? `${fieldId}-label` : undefined}
        aria-describedby={describedBy(fieldId, { hint }, own)}
        data-checked={checked || undefined}
        onClick={() => onCheckedChange(!checked)}
        className={classes(
          'group relative h-8 w-14 shrink-0 rounded-pill border-2 border-line-strong bg-surface transition-colors after:absolute after:-inset-2 data-checked:border-button data-checked:bg-button disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:data-checked:border-line disabled:data-checked:bg-tint',
          className,
        )}
        {...rest}
      >
        <span
          aria-hidden="true"
          className="absolute inset-y-1 start-1 aspect-square rounded-pill bg-line-strong transition-[inset-inline-start,background-color] duration-200 group-data-checked:start-7 group-data-checked:bg-button-ink group-disabled:bg-ink-muted group-disabled:group-data-checked:bg-ink-muted"
        />
      </button>
    </div>
  )
}
