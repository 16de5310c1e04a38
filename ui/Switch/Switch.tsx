import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { describedBy } from '../private/FieldShell.tsx'

interface OwnProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** The name of the setting, such as "Waitlist". */
  label: string
  /** A description of what happens when the setting is on. */
  hint?: string | undefined
  /** The state of a controlled switch: true if the setting is on. An uncontrolled one starts with `defaultChecked`. */
  checked?: boolean | undefined
  /** Called with the new state. Required if `checked` is set. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

export type SwitchProps = OwnProps &
  (
    | { checked: boolean; onCheckedChange: (checked: boolean) => void; defaultChecked?: undefined }
    | { checked?: undefined }
  )

/**
 * A switch that turns a setting on or off immediately (KIT-08). In a form, it submits its value if it is on, like a checkbox. The
 * label names the setting, not its current state.
 */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  onChange,
  onKeyDown,
  className,
  id,
  'aria-describedby': ownDescription,
  ...rest
}: SwitchProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
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
      <span className={classes('relative h-8 w-14 shrink-0', className)}>
        <input
          type="checkbox"
          role="switch"
          id={fieldId}
          checked={checked}
          // The hint is inside the label, so that clicking it works, but it is announced only once, as the description.
          aria-labelledby={hint ? `${fieldId}-label` : undefined}
          aria-describedby={describedBy(fieldId, { hint }, ownDescription)}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            // As with a button. In a form, Enter in a checkbox would submit it.
            if (event.key !== 'Enter' || event.defaultPrevented) return
            event.preventDefault()
            event.currentTarget.click()
          }}
          className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-pill border-2 border-line-strong bg-surface transition-colors after:absolute after:-inset-2 checked:border-button checked:bg-button disabled:cursor-not-allowed disabled:border-line disabled:bg-tint disabled:checked:border-line disabled:checked:bg-tint"
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-1.5 start-1.5 aspect-square rounded-pill bg-line-strong transition-[inset-inline-start,background-color] duration-200 peer-checked:start-7.5 peer-checked:bg-button-ink peer-disabled:bg-ink-muted peer-disabled:peer-checked:bg-ink-muted"
        />
      </span>
    </div>
  )
}
