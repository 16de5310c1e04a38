import * as Radix from '@radix-ui/react-dropdown-menu'
import { use, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { directionOf } from '../private/directionOf.ts'
import { ScopeClass } from '../ThemeScope/scopeClass.ts'
import { menuItemVariants } from './Menu.variants.ts'

interface Entry {
  /** The label, such as "Copy link". It must be unique within the menu. */
  label: string
  /** A decorative icon before the label. */
  icon?: ReactNode
  /** Marks the action as destructive. */
  tone?: 'danger' | undefined
  disabled?: boolean | undefined
}

interface Action extends Entry {
  onSelect: () => void
  href?: undefined
}

interface Place extends Entry {
  /** The URL that the menu item links to. */
  href: string
  onSelect?: (() => void) | undefined
}

export type MenuItem = Action | Place

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The Button or IconButton that opens the menu. */
  trigger: ReactElement
  items: readonly (MenuItem | 'separator')[]
  /** The accessible name of the menu. */
  label: string
  /**
   * Renders an item that has an `href`, for example with a router's link component. The returned element must pass its props to
   * an `a` element.
   */
  renderLink?: ((props: { href: string; children: ReactNode }) => ReactElement) | undefined
}

const labelOf = (item: MenuItem | 'separator' | undefined): string =>
  typeof item === 'object' ? item.label : 'the end'

/**
 * A menu of actions and links that opens from a button (KIT-12). Put destructive actions last, after a separator. The menu has
 * the theme of the surrounding ThemeScope and stays inside the window.
 */
export function Menu({ trigger, items, label, renderLink, className, ...rest }: MenuProps) {
  const theme = use(ScopeClass)
  const button = useRef<HTMLButtonElement>(null)
  // The menu renders at the end of the document, where the text direction may differ.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const [isOpen, setOpen] = useState(false)
  const isLeaving = useRef(false)
  /** Tab closes the menu and moves on from its button (WAI-ARIA APG). Radix would keep focus in the menu. */
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    isLeaving.current = true
    button.current?.focus()
    setOpen(false)
  }
  return (
    <Radix.Root
      modal={false}
      dir={direction}
      open={isOpen}
      onOpenChange={(open) => {
        if (open && button.current) setDirection(directionOf(button.current))
        setOpen(open)
      }}
    >
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <div className={theme}>
          <Radix.Content
            aria-label={label}
            onKeyDownCapture={leave}
            onCloseAutoFocus={(event) => {
              if (isLeaving.current) event.preventDefault()
              isLeaving.current = false
            }}
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className={classes(
              'z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-1.5rem)] overflow-y-auto animate-[kit-fade_0.12s_ease-out] rounded-md border-2 border-line bg-raised p-1.5 text-ink shadow-overlay',
              className,
            )}
            {...rest}
          >
            {items.map((item, index) => {
              if (item === 'separator')
                return (
                  <Radix.Separator key={`before ${labelOf(items[index + 1])}`} className="mx-2 my-1.5 h-0.5 bg-line" />
                )
              const content = (
                <>
                  {item.icon !== undefined && (
                    <span aria-hidden="true" className="shrink-0 [&>svg]:size-5">
                      {item.icon}
                    </span>
                  )}
                  {item.label}
                </>
              )
              const look = menuItemVariants({ tone: item.tone ?? 'plain' })
              return (
                <Radix.Item
                  key={item.label}
                  // Not `disabled`, because disabled items can be focused too (WAI-ARIA APG).
                  aria-disabled={item.disabled || undefined}
                  className={look}
                  onSelect={(event) => {
                    if (item.disabled) event.preventDefault()
                    else item.onSelect?.()
                  }}
                  asChild={item.href !== undefined && !item.disabled}
                >
                  {item.href === undefined || item.disabled
                    ? content
                    : (renderLink?.({ href: item.href, children: content }) ?? <a href={item.href}>{content}</a>)}
                </Radix.Item>
              )
            })}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
