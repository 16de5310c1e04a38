import { cloneElement, useId, useState } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { classes } from '../private/classes.ts'

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  label: string
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** Shown or hidden on command, for example for two seconds after copying; by pointer and focus otherwise. */
  shown?: boolean | undefined
}

/** A few words about a control (KIT-17). Never the only place for something important. Escape puts it away. */
export function Tooltip({ label, children, shown, className, ...rest }: TooltipProps) {
  const id = useId()
  const [hovered, setHovered] = useState(false)
  const visible = shown ?? hovered
  return (
    <span
      className={classes('relative inline-flex', className)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHovered(true)}
      onBlur={() => setHovered(false)}
      onKeyDown={(event) => event.key === 'Escape' && setHovered(false)}
      {...rest}
    >
      {cloneElement(children, { 'aria-describedby': visible ? id : undefined })}
      <span role="status" className="contents">
        {visible && (
          <span
            id={id}
            role="tooltip"
            className="absolute bottom-full start-1/2 z-40 mb-2 w-max max-w-60 -translate-x-1/2 animate-[kit-fade_0.12s_ease-out] rounded-sm bg-info px-3 py-1.5 text-label font-medium text-info-ink shadow-raised rtl:translate-x-1/2"
          >
            {label}
          </span>
        )}
      </span>
    </span>
  )
}
