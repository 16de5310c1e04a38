import type { ReactNode } from 'react'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { PartyArt, type ArtName } from '../../parts/layout/PartyArt.tsx'

export interface ArtPanelProps {
  preset: 'orange' | 'inverted'
  art: ArtName
  children: ReactNode
}

/** Panel with artwork next to its content, for pages or tabs without cards. */
export function ArtPanel({ preset, art, children }: ArtPanelProps) {
  return (
    <ThemeScope
      preset={preset}
      as="section"
      className="grid grid-cols-1 overflow-hidden rounded-lg wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid content-center gap-4 p-5 wide:p-10">{children}</div>
      <PartyArt name={art} />
    </ThemeScope>
  )
}
