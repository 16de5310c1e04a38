import type { ComponentProps, ReactNode } from 'react'
import { iconButtonVariants } from './IconButton.variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name: what the button does. */
  label: string
  icon: ReactNode
  /** The level of emphasis. By default, the button has no background. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /** 36, 44 or 56 px. The small one still has a 44 px hit area. */
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A button with a familiar icon and no visible label: close, more, back. */
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
