import type { EventView } from '@festoon/contract/nouns/event'
import { lazyPart } from '../../parts/lazyPart.tsx'
import type { GuestTask } from './guestTasks.ts'

const GuestManagement = lazyPart(() => import('./GuestManagement.tsx').then((module) => module.GuestManagement))

// Loaded on first use, because most visits to a party open none of them.
const dialogs = {
  message: lazyPart(() => import('./messages/SendMessage.tsx').then((module) => module.SendMessage)),
  paste: lazyPart(() => import('./import/PasteEmails.tsx').then((module) => module.PasteEmails)),
  import: lazyPart(() => import('./import/ImportGuests.tsx').then((module) => module.ImportGuests)),
  download: lazyPart(() => import('./import/DownloadGuests.tsx').then((module) => module.DownloadGuests)),
  preview: lazyPart(() => import('./PreviewInvite.tsx').then((module) => module.PreviewInvite)),
} satisfies Record<GuestTask, unknown>

export interface GuestTasksProps {
  event: EventView
  /** The current time in ms. */
  now: number
  /** The open task; null if no task is open. */
  task: OpenTask | null
  /** Called with the task to open, or with null to close the open task. */
  onTask: (task: OpenTask | null) => void
}

/** A guest task, or `manage` for the dialog that lists the available guest tasks. */
export type OpenTask = GuestTask | 'manage'

/**
 * The dialog of the open guest task, loaded on first use (EVPAGE-14, EVPAGE-16, EVPAGE-19..21). Renders nothing if no task is
 * open.
 */
export function GuestTasks({ event, now, task, onTask }: GuestTasksProps) {
  const close = (): void => onTask(null)
  if (task === null) return null
  if (task === 'manage') return <GuestManagement event={event} now={now} onTask={onTask} onClose={close} />
  const Dialog = dialogs[task]
  return <Dialog key={task} event={event} onClose={close} />
}
