import type { ComponentProps, ReactNode } from 'react'
import { iconButtonVariants } from './IconButton.variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, which says what the button does. */
  label: string
  icon: ReactNode
  /** The visual style. Defaults to `plain`. */
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /**
   * The diameter: 36 px for `small`, 44 px for `medium` (the default), or 56 px for `large`. The tap area is at least 44 px.
   */
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A round button that shows an icon instead of a label. Use it only for familiar icons, such as close, more, and back. */
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
