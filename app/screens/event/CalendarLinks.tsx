import { useEffect, useRef } from 'react'
import * as copy from '@festoon/contract/messages/eventPage'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { CalendarIcon, ChevronIcon } from '../../parts/invitation/icons.tsx'
import { useIsInBrowser } from '../../platform/browser/useIsInBrowser.ts'
import * as paths from '../../platform/paths.ts'
import { type CalendarKind } from '../../platform/paths.ts'

interface Calendar {
  kind: CalendarKind
  label: string
}

const google: Calendar = { kind: 'google', label: copy.googleCalendar }
const file: Calendar = { kind: 'ics', label: copy.appleCalendar }
const others: readonly Calendar[] = [
  { kind: 'outlook', label: copy.outlook },
  { kind: 'office365', label: copy.office365 },
  { kind: 'yahoo', label: copy.yahooCalendar },
]

/**
 * The "Add to calendar" menu, which opens when pressed and works without JavaScript (EVPAGE-05, EVPAGE-07). The platform's own
 * calendar is first: the file on Apple's devices, and Google Calendar elsewhere.
 */
export function CalendarLinks({ eventId, link }: { eventId: string; link: PersonalLink | null }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const isApple = useIsInBrowser() && /Mac|iP/.test(navigator.userAgent)
  // Escape closes the menu, wherever the focus is.
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !menu.current?.open) return
      if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')?.focus()
      menu.current.open = false
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  return (
    <details ref={menu} className="group relative w-fit max-w-full rounded-pill border border-line-strong bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center text-label hover:bg-tint-hover gap-3 rounded-pill px-4 py-2 [&::-webkit-details-marker]:hidden">
        <CalendarIcon />
        {copy.addToCalendar}
        <span className="ms-auto transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      <ul className="absolute start-0 top-full z-30 grid w-72 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-raised p-1 shadow-overlay">
        {[...(isApple ? [file, google] : [google, file]), ...others].map(({ kind, label }) => (
          <li key={kind}>
            <a
              // Otherwise, the menu would cover what is below it.
              onClick={() => menu.current?.removeAttribute('open')}
              href={paths.calendar(eventId, kind, link)}
              {...(kind === 'ics' ? {} : { target: '_blank', rel: 'noreferrer' })}
              className="flex min-h-11 items-center rounded-sm px-3 text-body hover:bg-tint-hover"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
