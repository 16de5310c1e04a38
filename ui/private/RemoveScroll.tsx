import { useState } from 'react'
import type { ElementType, ReactElement } from 'react'

interface RemoveScrollProps {
  as: ElementType<{ children: ReactElement; 'data-locks-scroll': 'room' | '' }>
  children: ReactElement
}

const hasScrollBar = (): boolean =>
  typeof window !== 'undefined' && window.innerWidth > document.documentElement.clientWidth

/**
 * A scroll lock for the page behind an open dialog, implemented as an attribute that parts.css styles. It replaces the package
 * react-remove-scroll in Radix (see `resolve.alias` in the build configurations), because that package adds 4 KB and a style
 * element that a strict content security policy blocks.
 */
export function RemoveScroll({ as: Element, children }: RemoveScrollProps) {
  const [room] = useState(hasScrollBar)
  return <Element data-locks-scroll={room ? 'room' : ''}>{children}</Element>
}
