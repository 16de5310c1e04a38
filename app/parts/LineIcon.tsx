import type { ReactNode } from 'react'

interface LineIconProps {
  /** The width and height in px. By default, those of the surrounding class names. */
  size?: number
  children: ReactNode
}

/** A decorative line icon on a 24 by 24 grid, as inline SVG, so that the guest page needs no icon library. */
export function LineIcon({ size, children }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
