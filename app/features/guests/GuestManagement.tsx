import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/guests/guestTasks'
import type { EventView } from '@festoon/contract/nouns/event'
import { Dialog } from '@festoon/ui/Dialog'
import * as paths from '../../platform/paths.ts'
import { openTasks, taskHints, taskLabels, type GuestTask } from './guestTasks.ts'

export interface GuestManagementProps {
  event: EventView
  /** The current time in ms. */
  now: number
  /** Called when the host selects a task. */
  onTask: (task: GuestTask) => void
  onClose: () => void
}

const linkStyle =
  'flex w-full items-center justify-between gap-4 rounded-md px-4 py-3 text-start transition-colors hover:bg-tint-hover'

/** Dialog with a link to the guest list and a button for each available guest task, all with hints (EVPAGE-14, AUTHZ-13). */
export function GuestManagement({ event, now, onTask, onClose }: GuestManagementProps) {
  return (
    <Dialog open onOpenChange={onClose} title={copy.manageGuests}>
      <ul className="-mx-4 grid grid-cols-1">
        <li>
          <Link to={paths.invite(event.id)} className={linkStyle}>
            <TaskLabel label={copy.guestList} hint={copy.guestListHint} />
          </Link>
        </li>
        {openTasks(event, now).map((task) => (
          <li key={task}>
            <button type="button" className={linkStyle} onClick={() => onTask(task)}>
              <TaskLabel label={taskLabels[task]} hint={taskHints[task]} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function TaskLabel({ label, hint }: { label: string; hint: string }): ReactNode {
  return (
    <>
      <span className="grid gap-0.5">
        <span className="text-body font-semibold">{label}</span>
        <span className="text-label text-ink-muted">{hint}</span>
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="shrink-0 rtl:-scale-x-100"
      >
        <path d="m9 6 6 6-6 6" />
      </svg>
    </>
  )
}
