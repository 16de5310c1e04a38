import * as copy from '@festoon/contract/messages/edit/viewAs'
import { invitation } from '@festoon/contract/messages/guests/sharing'
import type { EventView } from '@festoon/contract/nouns/event'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { hasDate } from '@festoon/contract/rules/dates/past'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import type { OutputOf } from '@festoon/contract/wire/operations'

export interface TextViewProps {
  event: EventView
  live: EventView | undefined
  /** True if guests get reminders. */
  hasReminders: boolean
  /** The reminders by SMS. */
  reminders: OutputOf<'previewMessages'>['reminders']
  now: number
}

/** The texts about a party: the one with which its host shares the link, and the reminders. */
export function TextView({ event, live, hasReminders, reminders, now }: TextViewProps) {
  const url = live?.host?.shortUrl ?? `${location.origin}/e/${copy.exampleCode}`
  const texts = [
    {
      caption: copy.sharedText,
      text: invitation(titleOf(event.title), hasDate(event) ? shortDate(event, now) : undefined, url),
    },
    ...reminders.map(({ to, text }) => ({ caption: copy.reminders[to], text })),
  ]
  return (
    <div className="grid w-full max-w-md grid-cols-1 gap-6">
      <ul className="grid grid-cols-1 gap-6">
        {texts.map(({ caption, text }) => (
          <li key={caption} className="grid grid-cols-1 justify-items-start gap-2">
            <p className="text-label text-ink-muted">{caption}</p>
            <p
              dir="auto"
              className="rounded-lg rounded-ss-sm bg-raised px-4 py-3 whitespace-pre-line wrap-anywhere text-ink shadow-raised"
            >
              {text}
            </p>
          </li>
        ))}
      </ul>
      {reminders.length > 0 && <p className="text-label text-ink-muted">{copy.remindersByText}</p>}
      {!hasReminders && <p className="text-label text-ink-muted">{copy.remindersOff}</p>}
      {hasReminders && event.dateUndecided && <p className="text-label text-ink-muted">{copy.remindersLater}</p>}
    </div>
  )
}
