import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useId, useRef } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { scale } from '@festoon/tokens/scale'
import { IconButton } from '../IconButton/IconButton.tsx'
import { classes } from '../private/classes.ts'
import { directionOf } from '../private/directionOf.ts'
import * as copy from '../private/laterMessages.ts'
import { useEscape } from '../private/useEscape.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { useScrollStop } from '../private/useScrollStop.ts'
import { tabStep } from './tabStep.ts'

export interface PanelTab {
  value: string
  label: string
  /** A shorter label, shown in windows up to 767 px wide. It must be a part of `label`, which screen readers read. */
  shortLabel?: string | undefined
  /** A decorative icon above the label. */
  icon: ReactNode
}

export interface SidePanelProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly PanelTab[]
  /** The value of the open tab, or null if the panel is closed. */
  value: string | null
  onValueChange: (value: string | null) => void
  /** Links to other pages, shown after the tabs. */
  shortcuts?: readonly { label: string; href: string; icon: ReactNode }[] | undefined
  /** Buttons at the bottom of the panel, such as Cancel and Save. Put the main one last. */
  actions?: ReactNode
  /** A bar above the tabs in windows up to 767 px wide, such as the page's main button. Hidden while a panel is open. */
  bar?: ReactNode
  /** The content of the open tab's panel. */
  children?: ReactNode
}

const entry =
  'grid min-h-11 content-center justify-items-center gap-0.5 rounded-md px-1 py-0.5 text-center text-caption font-semibold text-ink-muted transition-colors hover:bg-tint hover:text-ink -outline-offset-3 wide:min-h-18 wide:w-full wide:flex-none wide:gap-1 wide:py-2 [&_svg]:size-5 wide:[&_svg]:size-5.5'
// On a phone, tabs have short labels, so that all fit in one line; links show only their icon.
const tabSize = 'max-wide:flex-auto max-wide:px-0.5'
const linkSize = 'max-wide:w-[clamp(2rem,10vw,2.75rem)] max-wide:flex-none'

/**
 * A column of tabs that open a panel of tools next to the page (KIT-11). The panel is 400 px wide (CONST-48). In windows up to
 * 767 px wide, the tabs move to the bottom, and the panel becomes a sheet above them (PANEL-06). To close the panel, the user
 * clicks its tab or the close button, or presses Escape.
 */
export function SidePanel({
  label,
  tabs,
  value,
  onValueChange,
  shortcuts,
  actions,
  bar,
  className,
  children,
  ...rest
}: SidePanelProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const vertical = useMediaQuery(`(min-width: ${scale.screen.wide})`, true)
  const [watch, scrolls] = useScrollStop()
  const openIndex = tabs.findIndex((tab) => tab.value === value)
  const open = tabs[openIndex]

  // When the panel closes for any reason, focus inside it moves to its tab.
  const panel = useCallback((node: HTMLDivElement) => {
    hadFocus.current = false
    return () => {
      hadFocus.current = node.contains(document.activeElement)
    }
  }, [])
  const barHadFocus = useRef(false)
  // When a control of the bar opens the panel, which hides the bar, focus moves to the open tab, unless the panel has moved it.
  const barPlace = useCallback(
    (node: HTMLDivElement) => () => {
      barHadFocus.current = node.contains(document.activeElement)
    },
    [],
  )
  useEffect(() => {
    if (openIndex < 0) return undefined
    const tablist = list.current
    if (barHadFocus.current && document.activeElement === document.body)
      tablist?.querySelectorAll<HTMLElement>('[role=tab]')[openIndex]?.focus()
    barHadFocus.current = false
    return () => {
      if (hadFocus.current) tablist?.querySelectorAll<HTMLElement>('[role=tab]')[openIndex]?.focus()
      hadFocus.current = false
    }
  }, [openIndex])
  const close = () => onValueChange(null)
  useEscape(open !== undefined, close)
  const move = (event: KeyboardEvent, index: number) => {
    const rightToLeft = directionOf(event.currentTarget) === 'rtl'
    const next = tabStep(event.key, index, tabs.length, { vertical, rightToLeft })
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    if (open) onValueChange(tab.value)
  }

  return (
    <div
      data-open={open !== undefined || undefined}
      className={classes(
        'flex text-ink max-wide:fixed max-wide:inset-x-0 max-wide:bottom-0 max-wide:z-30 max-wide:flex-col-reverse wide:h-full wide:w-fit',
        className,
      )}
      {...rest}
    >
      <div className="flex shrink-0 overflow-x-auto border-line bg-raised px-1 max-wide:border-t-2 max-wide:pt-0.5 max-wide:pb-[max(0.125rem,env(safe-area-inset-bottom))] wide:w-24 wide:flex-col wide:gap-1 wide:px-1.5 wide:py-1.5 wide:overflow-y-auto wide:border-e-2">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          aria-orientation={vertical ? 'vertical' : 'horizontal'}
          className="flex flex-1 wide:flex-none wide:flex-col wide:gap-1"
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={tab === open}
              aria-controls={tab === open ? `${id}-panel` : undefined}
              tabIndex={index === Math.max(0, openIndex) ? 0 : -1}
              onClick={() => onValueChange(tab === open ? null : tab.value)}
              onKeyDown={(event) => move(event, index)}
              className={classes(entry, tabSize, 'aria-selected:bg-button aria-selected:text-button-ink')}
            >
              <span aria-hidden="true">{tab.icon}</span>
              {tab.shortLabel === undefined ? (
                tab.label
              ) : (
                <>
                  {/* Generated content, so that the tab's text is its label alone. */}
                  <span
                    aria-hidden="true"
                    data-short={tab.shortLabel}
                    className="before:content-[attr(data-short)] wide:hidden"
                  />
                  <span className="max-wide:sr-only">{tab.label}</span>
                </>
              )}
            </button>
          ))}
        </div>
        {shortcuts?.map((shortcut) => (
          <a key={shortcut.href} href={shortcut.href} className={classes(entry, linkSize)}>
            <span aria-hidden="true">{shortcut.icon}</span>
            <span className="max-wide:sr-only">{shortcut.label}</span>
          </a>
        ))}
      </div>
      {!open && bar !== undefined && (
        <div ref={barPlace} className="border-t-2 border-line bg-raised px-4 py-1 wide:hidden">
          {bar}
        </div>
      )}
      {open && (
        <div
          ref={panel}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${open.value}`}
          // On a phone, the whole sheet scrolls, because with large text its header and footer would leave no room for
          // content. The footer sticks to the bottom while the sheet is taller than 22 lines of text.
          className="grid min-h-0 animate-[kit-fade_0.15s_ease-out] border-line bg-surface text-start max-wide:max-h-[70dvh] max-wide:scroll-pb-20 max-wide:overflow-y-auto max-wide:overscroll-contain max-wide:rounded-t-lg max-wide:border-t-2 max-wide:shadow-overlay wide:w-[400px] wide:grid-rows-[auto_minmax(0,1fr)_auto] wide:border-e-2"
        >
          <header className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
            <h2 className="text-title">{open.label}</h2>
            <IconButton label={copy.close} icon={<X aria-hidden="true" />} tone="quiet" onClick={close} />
          </header>
          <div
            ref={watch}
            {...(scrolls && { role: 'region', 'aria-label': open.label, tabIndex: 0 })}
            className="px-5 pt-1 pb-5 wide:overflow-y-auto wide:overscroll-contain"
          >
            {children}
          </div>
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 border-t-2 border-line bg-surface px-5 py-3 max-wide:sticky max-wide:bottom-[min(0px,(70dvh-22rem)*100)]">
              {actions}
            </footer>
          )}
        </div>
      )}
    </div>
  )
}
