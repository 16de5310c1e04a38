import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Primitive } from '@radix-ui/react-primitive'
import { createContext, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { placeBelow } from './placeBelow.ts'
import type { Placing } from './placeBelow.ts'

// Replaces @radix-ui/react-popper in Radix's menu (see `resolve.alias` in the build configurations), because that package can place
// anything anywhere, which takes 9 KB. A menu is below its button or above it.

interface AnchorState {
  anchor: Element | null
  setAnchor: (anchor: Element | null) => void
}

const Anchoring = createContext<AnchorState>({ anchor: null, setAnchor: () => undefined })

/** Radix passes this part's scope through its own, which is empty here. */
export const createPopperScope = Object.assign(() => () => ({}), { scopeName: 'Popper' })

/** Connects an anchor with its content. */
export function Popper({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const value = useMemo(() => ({ anchor, setAnchor }), [anchor])
  return <Anchoring value={value}>{children}</Anchoring>
}

type PartProps = ComponentProps<typeof Primitive.div> & { __scopePopper?: unknown }

/** The element at which the content is placed. */
export function Anchor({ __scopePopper, ref, ...rest }: PartProps) {
  const refs = useComposedRefs(ref, use(Anchoring).setAnchor)
  return <Primitive.div {...rest} ref={refs} />
}

interface ContentProps extends PartProps {
  align?: Placing['align']
  sideOffset?: number
  /** The distance that the content keeps from the edges of the window, in px. */
  collisionPadding?: number
  /** Called once the content has a place. */
  onPlaced?: () => void
}

/** Content that stays at its anchor while the page scrolls and changes its size. */
export function Content({
  __scopePopper,
  align = 'center',
  sideOffset = 0,
  collisionPadding = 0,
  onPlaced,
  dir,
  style,
  ref,
  ...rest
}: ContentProps) {
  const { anchor } = use(Anchoring)
  const content = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(ref, content)
  const [side, setSide] = useState<'bottom' | 'top'>('bottom')
  const direction = dir === 'rtl' ? 'rtl' : 'ltr'
  useLayoutEffect(() => {
    const element = content.current
    if (!element || !anchor) return undefined
    const place = (): void => {
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const size = {
        width: element.offsetWidth,
        height: element.scrollHeight + element.offsetHeight - element.clientHeight,
      }
      const placing: Placing = { align, direction, offset: sideOffset, padding: collisionPadding }
      const { left, top, free, side: chosenSide } = placeBelow(anchor.getBoundingClientRect(), size, view, placing)
      element.style.setProperty('--radix-popper-available-height', `${free}px`)
      element.style.left = `${left}px`
      element.style.top = `${top}px`
      setSide(chosenSide)
    }
    place()
    onPlaced?.()
    const sizes = new ResizeObserver(place)
    // The page's own size changes when something above the anchor does.
    for (const one of [element, anchor, document.body]) sizes.observe(one)
    const options = { capture: true, passive: true }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', place, options)
      window.removeEventListener('resize', place, options)
    }
  }, [anchor, align, direction, sideOffset, collisionPadding, onPlaced])
  return (
    <Primitive.div
      {...rest}
      dir={dir}
      ref={refs}
      data-side={side}
      data-align={align}
      style={{ ...style, position: 'fixed', insetInlineEnd: 'auto', width: 'max-content' }}
    />
  )
}

export { Popper as Root }

/** No menu has an arrow. */
export const Arrow = (): null => null
