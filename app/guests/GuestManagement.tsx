import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { EventView } from '@festoon/contract/event'
import { Dialog } from '@festoon/ui/Dialog'
import * as paths from '../pathTo.ts'
import { openTasks, taskHints, taskLabels, type GuestTask } from './guestTasks.ts'

export interface GuestManagementProps {
  event: EventView
  /** ms */
  now: number
  /** One of the tasks was chosen. */
  onTask: (task: GuestTask) => void
  onClose: () => void
}

const look =
  'flex w-full items-center justify-between gap-4 rounded-md px-4 py-3 text-start transition-colors hover:bg-tint-hover'

/** All that a host does about the guests, in one place: the list, and each task with what it is for (EVPAGE-14, AUTHZ-13). */
export function GuestManagement({ event, now, onTask, onClose }: GuestManagementProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Guest management">
      <ul className="-mx-4 grid grid-cols-1">
        <li>
          <Link to={paths.invite(event.id)} className={look}>
            <Words label="Guest list" hint="Add guests, send invites, see who answered." />
          </Link>
        </li>
        {openTasks(event, now).map((task) => (
          <li key={task}>
            <button type="button" className={look} onClick={() => onTask(task)}>
              <Words label={taskLabels[task]} hint={taskHints[task]} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Words({ label, hint }: { label: string; hint: string }): ReactNode {
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
