import { useEffect, useRef, type PointerEvent } from 'react'
import type { GuestKey } from '@festoon/contract/wire/page'
import * as paths from '../../pathTo.ts'
import { type CalendarKind } from '../../pathTo.ts'
import { CalendarIcon, ChevronIcon } from './icons.tsx'
import * as copy from '@festoon/contract/messages/eventPage'

const calendars: readonly { kind: CalendarKind; label: string }[] = [
  { kind: 'google', label: copy.googleCalendar },
  { kind: 'ics', label: copy.appleCalendar },
  { kind: 'outlook', label: copy.outlook },
  { kind: 'office365', label: copy.office365 },
  { kind: 'yahoo', label: copy.yahooCalendar },
]

/** The "Add to calendar" menu, which opens on hover or click and works without JavaScript (EVPAGE-05, EVPAGE-07). */
export function CalendarLinks({ eventId, guestKey }: { eventId: string; guestKey: GuestKey | null }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const isPointedAt = useRef(false)
  // Escape closes the menu even if it was opened by hovering.
  useEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !menu.current?.open) return
      if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')?.focus()
      menu.current.open = false
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  const point = ({ pointerType, currentTarget }: PointerEvent<HTMLDetailsElement>, isOver: boolean): void => {
    // Touch can't hover, and a menu opened by a click stays open.
    if (pointerType === 'touch' || currentTarget.open === isOver || isOver === isPointedAt.current) return
    isPointedAt.current = isOver
    currentTarget.open = isOver
  }
  return (
    <details
      ref={menu}
      className="group relative w-fit max-w-full rounded-md border border-line bg-surface"
      onPointerEnter={(event) => point(event, true)}
      onPointerLeave={(event) => point(event, false)}
    >
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-md px-4 py-2 text-label hover:bg-tint-hover [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          if (isPointedAt.current) event.preventDefault()
          isPointedAt.current = false
        }}
      >
        <CalendarIcon />
        {copy.addToCalendar}
        <span className="ms-auto transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      <ul className="absolute start-0 top-full z-30 grid w-72 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-raised p-1 shadow-overlay">
        {calendars.map(({ kind, label }) => (
          <li key={kind}>
            <a
              href={paths.calendar(eventId, kind, guestKey)}
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
