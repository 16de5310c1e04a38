import { useState } from 'react'
import type { ElementType, ReactElement } from 'react'

interface RemoveScrollProps {
  as: ElementType<{ children: ReactElement; 'data-locks-scroll': 'room' | '' }>
  children: ReactElement
}

const hasScrollBar = (): boolean =>
  typeof window !== 'undefined' && window.innerWidth > document.documentElement.clientWidth

/**
 * Keeps the page still behind an open dialog, and as wide as it was: rules of base.css do it while the attribute is there. It
 * takes the place of the package react-remove-scroll below Radix (`resolve.alias` of the builds), which brings a style
 * element, and so a breach of a strict policy, and 4 KB.
 */
export function RemoveScroll({ as: Element, children }: RemoveScrollProps) {
  const [room] = useState(hasScrollBar)
  return <Element data-locks-scroll={room ? 'room' : ''}>{children}</Element>
}
