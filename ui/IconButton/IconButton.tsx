import type { ComponentProps, ReactNode } from 'react'
import { iconButtonVariants } from './IconButton.variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string
  icon: ReactNode
  /** How much it stands out: with no ground of its own by default. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /** 36, 44 or 56 px; the small one is hit with 44 px all the same. */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * An action whose icon everyone knows: close, more, back. Its label is read aloud and stands in for the words that are
 * not there.
 */
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
