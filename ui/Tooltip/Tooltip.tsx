import { cloneElement, useId, useState } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { classes } from '../private/classes.ts'
import { useEscape } from '../private/useEscape.ts'
import { keepInWindow } from './keepInWindow.ts'

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The tooltip's text. */
  label: string
  /** The control that the tooltip describes, which must be a single focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** Shows or hides the tooltip regardless of hover and focus, for example to confirm that a link was copied. */
  shown?: boolean | undefined
}

/**
 * A short description of a control, shown while the control is hovered or focused (KIT-17). With `shown`, it can instead be a
 * message, such as "Copied" after a click. The tooltip stays inside the window. Screen readers announce it as the control's
 * description or, if `shown` is set, as a status message.
 */
export function Tooltip({ label, children, shown, className, ...rest }: TooltipProps) {
  const id = useId()
  const [isHovered, setHovered] = useState(false)
  const visible = shown ?? isHovered
  useEscape(visible && shown === undefined, () => setHovered(false))
  const ownDescription = children.props['aria-describedby']
  const describedBy = visible && shown === undefined ? [ownDescription, id].filter(Boolean).join(' ') : ownDescription
  const words = visible && (
    <span
      id={id}
      ref={keepInWindow}
      role="tooltip"
      // The gap is part of the tooltip, so that it stays open while the pointer moves onto it.
      className="absolute bottom-full start-1/2 z-40 w-max max-w-[min(15rem,100vw-1rem)] -translate-x-1/2 animate-[kit-fade_0.12s_ease-out] pb-2 rtl:translate-x-1/2"
    >
      <span className="block rounded-sm bg-info px-3 py-1.5 text-label font-medium text-info-ink wrap-anywhere shadow-raised">
        {label}
      </span>
    </span>
  )
  return (
    <span
      className={classes('relative inline-flex', className)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHovered(true)}
      onBlur={() => setHovered(false)}
      {...rest}
    >
      {cloneElement(children, { 'aria-describedby': describedBy })}
      {shown === undefined && words}
      <span role="status" className="contents">
        {shown !== undefined && words}
      </span>
    </span>
  )
}
