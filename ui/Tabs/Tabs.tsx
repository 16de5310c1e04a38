import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

export interface Tab {
  value: string
  label: string
  count?: number | undefined
  /** Left out, for example because there is nothing in it. */
  hidden?: boolean | undefined
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> {
  value: string
  onValueChange: (value: string) => void
  label: string
  tabs: readonly Tab[]
}

/** Views of one thing, one at a time, with counts (KIT-10). `children` is the panel of the current one. Arrow keys change tab. */
export function Tabs({ value, onValueChange, label, tabs, className, children, ...rest }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={classes('grid gap-6', className)} {...rest}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b-2 border-line p-1 pb-0 [scrollbar-width:none]"
      >
        {tabs
          .filter((tab) => !tab.hidden)
          .map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="relative -mb-0.5 inline-flex min-h-12 shrink-0 items-center gap-2 rounded-t-sm border-b-4 border-transparent px-4 text-body font-semibold text-ink-muted transition-colors hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink"
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
    </Radix.Root>
  )
}
