import type { ComponentProps, ReactNode } from 'react'
import { iconButtonVariants } from './IconButton.variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, which says what the button does. */
  label: string
  icon: ReactNode
  /** The level of emphasis. By default, the button has no background. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /** The diameter: 36, 44 or 56 px. The small size still has a tap area of 44 px. */
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A round button with a familiar icon, such as close, more or back, instead of a visible label. */
export function IconButton({
  label,
  icon,
  tone = 'plain',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={iconButtonVariants({ tone, size, className })} {...rest}>
      {icon}
    </button>
  )
}
