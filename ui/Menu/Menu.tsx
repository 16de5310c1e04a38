import * as Radix from '@radix-ui/react-dropdown-menu'
import { use } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { ScopeClass } from '../ThemeScope/scopeClass.ts'
import { menuItemVariants } from './Menu.variants.ts'

export interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect?: (() => void) | undefined
  /** Goes there instead. */
  href?: string | undefined
  tone?: 'danger' | undefined
  disabled?: boolean | undefined
}

export interface MenuProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement
  items: readonly (MenuItem | 'separator')[]
  /** What the actions are about. */
  label: string
  /** Draws the link of an item with `href`, for a router's own link component. It must pass its props on. */
  renderLink?: ((props: { href: string; children: ReactNode }) => ReactElement) | undefined
}

const labelOf = (item: MenuItem | 'separator' | undefined): string =>
  typeof item === 'object' ? item.label : 'the end'

/** A short list of actions behind a button (KIT-12). Arrow keys and first letters move, Enter chooses, Escape closes. */
export function Menu({ trigger, items, label, renderLink, className, ...rest }: MenuProps) {
  const theme = use(ScopeClass)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <div className={theme}>
          <Radix.Content
            aria-label={label}
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className={classes(
              'z-40 min-w-56 animate-[kit-fade_0.12s_ease-out] rounded-md border-2 border-line bg-raised p-1.5 text-ink shadow-overlay',
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
                  disabled={item.disabled ?? false}
                  className={look}
                  onSelect={() => item.onSelect?.()}
                  asChild={item.href !== undefined}
                >
                  {item.href === undefined
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
