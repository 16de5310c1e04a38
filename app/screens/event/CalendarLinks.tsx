import type { GuestKey } from '@festoon/contract/page'
import { paths, type CalendarKind } from '../../paths.ts'
import { CalendarIcon, ChevronIcon } from './icons.tsx'

const calendars: readonly { kind: CalendarKind; label: string }[] = [
  { kind: 'google', label: 'Google Calendar' },
  { kind: 'ics', label: 'Apple Calendar (.ics)' },
  { kind: 'outlook', label: 'Outlook.com' },
  { kind: 'office365', label: 'Office 365' },
  { kind: 'yahoo', label: 'Yahoo Calendar' },
]

/** Add to calendar: plain links that the server answers, so they work without JavaScript (EVPAGE-05, EVPAGE-07). */
export function CalendarLinks({ eventId, guestKey }: { eventId: string; guestKey: GuestKey | null }) {
  return (
    <details className="group w-fit max-w-full rounded-md border border-line bg-surface open:w-full small:open:w-80">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-md px-4 py-2 text-label hover:bg-tint-hover [&::-webkit-details-marker]:hidden">
        <CalendarIcon />
        Add to calendar
        <span className="ms-auto transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      <ul className="grid p-1">
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
