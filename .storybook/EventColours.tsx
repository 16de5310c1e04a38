import type { ReactNode } from 'react'
import { ThemeScope } from '../ui/ThemeScope/ThemeScope.tsx'

/** Lays an event's palette over a story when one is chosen in the toolbar. */
export function EventColours({ swatch, children }: { swatch: unknown; children: ReactNode }) {
  if (typeof swatch !== 'string' || swatch === '') return children
  return <ThemeScope colours={{ primary: swatch, text: '#000000' }}>{children}</ThemeScope>
}
