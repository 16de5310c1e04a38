import type { EventView } from '@festoon/contract/event'
import { isPast } from '@festoon/contract/rules/past'

/** What a host does about the guests of a party, each in a dialog of its own. */
export const guestTasks = ['message', 'paste', 'import', 'download', 'preview'] as const
export type GuestTask = (typeof guestTasks)[number]

/** What each of their dialogs gets. */
export interface GuestTaskProps {
  event: EventView
  onClose: () => void
}

export const taskLabels: Readonly<Record<GuestTask, string>> = {
  message: 'Send message',
  paste: 'Paste emails',
  import: 'Import a CSV',
  download: 'Download guest list',
  preview: 'Send preview invite',
}

export const taskHints: Readonly<Record<GuestTask, string>> = {
  message: 'To everybody who is coming, or to any other group.',
  paste: 'From a mail, a chat or a spreadsheet.',
  import: 'Names and emails out of a file.',
  download: 'As a CSV, for a spreadsheet or the door.',
  preview: 'See the invite in your own inbox first.',
}

/**
 * The tasks that are open to a host: writing needs somebody besides the host (AUTHZ-24), and a party that is over or off
 * takes nobody in (AUTHZ-13). `now` in ms.
 */
export function openTasks(event: EventView, now: number): GuestTask[] {
  const isOver = isPast(event, now)
  const isOpen: Readonly<Record<GuestTask, boolean>> = {
    message: (event.host?.guestCount ?? 0) > 0,
    paste: !isOver,
    import: !isOver,
    download: true,
    preview: !isOver,
  }
  return guestTasks.filter((task) => isOpen[task])
}
