import type { EventView } from '@festoon/contract/event'
import { lazyPart } from '../layout/lazyPart.tsx'
import type { GuestTask } from './guestTasks.ts'

const GuestManagement = lazyPart(() => import('./GuestManagement.tsx').then((module) => module.GuestManagement))

// Each comes when it is first opened: most visits to a party open none.
const dialogs = {
  message: lazyPart(() => import('./SendMessage.tsx').then((module) => module.SendMessage)),
  paste: lazyPart(() => import('./PasteEmails.tsx').then((module) => module.PasteEmails)),
  import: lazyPart(() => import('./ImportCsv.tsx').then((module) => module.ImportCsv)),
  download: lazyPart(() => import('./DownloadGuests.tsx').then((module) => module.DownloadGuests)),
  preview: lazyPart(() => import('./PreviewInvite.tsx').then((module) => module.PreviewInvite)),
} satisfies Record<GuestTask, unknown>

export interface GuestTasksProps {
  event: EventView
  /** ms */
  now: number
  /** The one that is open. */
  task: OpenTask | null
  /** Another one is opened, or none. */
  onTask: (task: OpenTask | null) => void
}

/** What can be open: one of the tasks, or the overview of them. */
export type OpenTask = GuestTask | 'manage'

/** The dialogs in which a host looks after the guests of a party, on whatever page (EVPAGE-14, EVPAGE-16, EVPAGE-19..21). */
export function GuestTasks({ event, now, task, onTask }: GuestTasksProps) {
  const close = (): void => onTask(null)
  if (task === null) return null
  if (task === 'manage') return <GuestManagement event={event} now={now} onTask={onTask} onClose={close} />
  const Dialog = dialogs[task]
  return <Dialog key={task} event={event} onClose={close} />
}
