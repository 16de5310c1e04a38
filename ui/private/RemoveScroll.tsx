import { useState } from 'react'
import type { ElementType, ReactElement } from 'react'

interface RemoveScrollProps {
  as: ElementType<{ children: ReactElement; 'data-locks-scroll': 'room' | '' }>
  children: ReactElement
}

const hasScrollBar = (): boolean =>
  typeof window !== 'undefined' && window.innerWidth > document.documentElement.clientWidth

/**
 * A scroll lock for the page behind an open dialog. It doesn't change the page's width. It sets an attribute that base.css
 * styles. It replaces the package react-remove-scroll, which Radix uses (see `resolve.alias` in the build configurations). That
 * package would add 4 KB, and a style element that a strict content security policy forbids.
 */
export function RemoveScroll({ as: Element, children }: RemoveScrollProps) {
  const [room] = useState(hasScrollBar)
  return <Element data-locks-scroll={room ? 'room' : ''}>{children}</Element>
}
