import type { ReactNode } from 'react'

/** A line icon as inline SVG, so that the guest page needs no icon library. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="22"
      height="22"
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

export function CalendarIcon() {
  return (
    <Icon>
      <path d="M4 6.5h16v13H4zM4 10.5h16M8 3.5v4M16 3.5v4" />
    </Icon>
  )
}

export function PinIcon() {
  return (
    <Icon>
      <path d="M12 21c4.5-4.8 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.2 6.5 11z" />
      <circle cx="12" cy="10" r="2.25" />
    </Icon>
  )
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m7 10 5 5 5-5" />
    </Icon>
  )
}
