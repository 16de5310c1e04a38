import type { ComponentProps, ReactNode } from 'react'
import { iconButtonVariants } from './IconButton.variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  label: string
  icon: ReactNode
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

/** An action whose icon everyone knows: close, more, back. Whatever needs explaining is a Button with words. */
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
