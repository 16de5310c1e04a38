import * as Radix from '@radix-ui/react-tabs'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { directionOf } from '../private/directionOf.ts'
import { useHiddenSides } from '../private/useHiddenSides.ts'

export interface Tab {
  value: string
  label: string
  /** The number of items in the tab's panel, shown next to the label. */
  count?: number | undefined
  /** Hides the tab, for example if its panel is empty. */
  hidden?: boolean | undefined
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> {
  /** The value of the selected tab. */
  value: string
  onValueChange: (value: string) => void
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
}

/**
 * Tabs that switch between views of one subject (KIT-10). Pass the content of the selected tab as `children`. If the tabs don't
 * fit, they scroll horizontally and fade out at the edges.
 */
export function Tabs({ value, onValueChange, label, tabs, className, children, ...rest }: TabsProps) {
  // Only for the arrow keys. As an attribute, it would reverse the tabs on a right-to-left page.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const [watch, sides] = useHiddenSides()
  return (
    <Radix.Root value={value} onValueChange={onValueChange} dir={direction} asChild>
      <div dir={undefined} className={classes('grid gap-6', className)} {...rest}>
        <Radix.List
          aria-label={label}
          onFocus={(event) => setDirection(directionOf(event.currentTarget))}
          ref={watch}
          data-more={sides || undefined}
          className="flex gap-1 overflow-x-auto border-b-2 border-line p-1 pb-0 [scrollbar-width:none] data-[more~=left]:mask-l-from-[calc(100%-3rem)] data-[more~=right]:mask-r-from-[calc(100%-3rem)]"
        >
          {tabs
            .filter((tab) => !tab.hidden)
            .map((tab) => (
              <Radix.Trigger
                key={tab.value}
                value={tab.value}
                // Only the panel of the selected tab exists.
                {...(tab.value !== value && { 'aria-controls': undefined })}
                className="relative -mb-0.5 inline-flex min-h-12 shrink-0 -outline-offset-3 items-center gap-2 rounded-t-sm border-b-4 border-transparent px-4 text-body font-semibold text-ink-muted transition-colors hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink forced-colors:data-[state=inactive]:border-page"
              >
                {tab.label}
                {tab.count !== undefined && (
                  <span className="rounded-pill bg-tint px-2 py-0.5 text-caption tabular-nums">{tab.count}</span>
                )}
              </Radix.Trigger>
            ))}
        </Radix.List>
        <Radix.Content value={value} className="rounded-sm">
          {children}
        </Radix.Content>
      </div>
    </Radix.Root>
  )
}
