import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import * as copy from '../private/messages.ts'

export interface AppStoreBadgeProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The store, which determines the wording and the icon. */
  store: 'apple' | 'google'
  /** The URL of the app's listing in that store. */
  href: string
}

/** The wording and icon for each store. The icons were drawn for this UI kit, because the stores' logos are trademarks. */
const badges: Record<AppStoreBadgeProps['store'], { lead: string; name: string; path: string }> = {
  apple: {
    ...copy.appStore,
    path: 'M12 3v11m-4.5-4.5L12 14l4.5-4.5M4 15v4a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4',
  },
  google: {
    ...copy.googlePlay,
    path: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Zm4 4.5v6.5M9 11l3 3 3-3M10.5 18h3',
  },
}

/** A link to the app's listing in an app store (KIT-37). Badges placed side by side have the same height. */
export function AppStoreBadge({ store, className, ...rest }: AppStoreBadgeProps) {
  const { lead, name, path } = badges[store]
  return (
    <a
      data-store={store}
      className={classes(
        'inline-flex min-h-14 min-w-44 items-center gap-3 rounded-md border-2 border-transparent bg-button py-2 ps-3.5 pe-5 text-start text-button-ink transition-[background-color,scale] duration-150 hover:bg-button-hover active:scale-[0.98] active:bg-button-pressed',
        className,
      )}
      {...rest}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-8 shrink-0"
      >
        <path d={path} />
      </svg>
      <span className="grid">
        <span className="text-caption">{lead} </span>
        <span className="font-display text-lead leading-tight font-bold">{name}</span>
      </span>
    </a>
  )
}
