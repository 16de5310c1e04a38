import type { ComponentProps } from 'react'

const paths = {
  alert: 'M12 8v5m0 3.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M18 6 6 18M6 6l12 12',
  minus: 'M5 12h14',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  plus: 'M12 5v14M5 12h14',
} as const

/** A decorative icon for components that most pages use. It doesn't need the icon package. */
export function Glyph({ name, ...rest }: ComponentProps<'svg'> & { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  )
}
