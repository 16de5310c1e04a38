import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useId, useReducer, useRef } from 'react'
import type { ComponentProps, PointerEvent, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { useEscape } from '../private/useEscape.ts'
import { closed, intentMs, openState } from './openState.ts'

export interface HoverMenuLink {
  label: string
  href: string
}

/** A category of a HoverMenu: either a single link, or groups of links in a panel. */
export type HoverMenuCategory =
  | { label: string; groups: readonly { label: string; items: readonly HoverMenuLink[] }[]; href?: undefined }
  | (HoverMenuLink & { groups?: undefined })

export interface HoverMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** The accessible name of the navigation landmark. */
  label: string
  /** The categories in display order. */
  categories: readonly HoverMenuCategory[]
  /** Renders a link, for example with a router's link component. */
  renderLink?: ((props: { href: string; className: string; children: ReactNode }) => ReactNode) | undefined
}

const entry =
  'inline-flex min-h-11 items-center gap-1.5 rounded-pill px-4 text-body font-semibold text-ink transition-colors hover:bg-tint aria-expanded:bg-tint-hover'
const item = 'inline-flex min-h-11 w-full items-center rounded-sm px-3 text-body text-ink hover:bg-tint-hover'

/**
 * A navigation bar of categories (KIT-35). Each category is a link or opens a panel of links. Hovering over a category opens
 * its panel after a short delay. Clicking or tapping opens the panel at once, and clicking again closes it. Pressing Escape, or
 * clicking or focusing something outside the bar, closes the open panel. A panel opened by hovering also closes when the
 * pointer moves away.
 */
export function HoverMenu({ label, categories, renderLink, className, ...rest }: HoverMenuProps) {
  const id = useId()
  const bar = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, act] = useReducer(openState, closed)
  const link = (to: HoverMenuLink, look: string) =>
    renderLink?.({ href: to.href, className: look, children: to.label }) ?? (
      <a href={to.href} className={look}>
        {to.label}
      </a>
    )
  const later = (event: PointerEvent, wait: number, then: () => void) => {
    // Touch has no hover.
    if (event.pointerType === 'touch') return
    clearTimeout(timer.current)
    timer.current = setTimeout(then, wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEscape(open.id !== null, () => {
    clearTimeout(timer.current)
    const inside = document.activeElement?.closest('[data-category]')
    if (inside && bar.current?.contains(inside)) inside.querySelector('button')?.focus()
    act({ type: 'close' })
  })
  useEffect(() => {
    if (open.id === null) return undefined
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) act({ type: 'close' })
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [open.id])

  return (
    <nav aria-label={label} className={classes('relative', className)} {...rest}>
      <ul ref={bar} className="flex flex-wrap gap-1">
        {categories.map((category) =>
          category.groups ? (
            <li
              key={category.label}
              data-category={category.label}
              onPointerEnter={(event) => later(event, intentMs.open, () => act({ type: 'rest', id: category.label }))}
              onPointerLeave={(event) => later(event, intentMs.close, () => act({ type: 'leave' }))}
            >
              <button
                type="button"
                aria-expanded={open.id === category.label}
                aria-controls={`${id}-${categories.indexOf(category)}`}
                onClick={() => {
                  clearTimeout(timer.current)
                  act({ type: 'press', id: category.label })
                }}
                className={entry}
              >
                {category.label}
                <ChevronDown
                  aria-hidden="true"
                  className={classes('size-4 transition-transform', open.id === category.label && 'rotate-180')}
                />
              </button>
              <div
                id={`${id}-${categories.indexOf(category)}`}
                hidden={open.id !== category.label}
                className="absolute inset-x-0 top-full z-40 pt-2"
              >
                <div className="grid max-h-[70dvh] animate-[kit-fade_0.12s_ease-out] grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-4 gap-y-5 overflow-y-auto rounded-md border-2 border-line bg-raised p-4 text-start shadow-overlay">
                  {category.groups.map((group) => (
                    <div key={group.label}>
                      <p className="px-3 pb-1 text-label font-semibold text-ink-muted">{group.label}</p>
                      <ul aria-label={group.label}>
                        {group.items.map((one) => (
                          <li key={one.href}>{link(one, item)}</li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </div>
              </div>
            </li>
          ) : (
            <li key={category.label}>{link(category, entry)}</li>
          ),
        )}
      </ul>
    </nav>
  )
}
