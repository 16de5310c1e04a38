import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/guests/guestTasks'
import { textGuests } from '@festoon/contract/messages/guests/textGuests'
import type { EventView } from '@festoon/contract/nouns/event'
import { isPast } from '@festoon/contract/rules/dates/past'
import { Button } from '@festoon/ui/Button'
import { Menu } from '@festoon/ui/Menu'
import * as paths from '../../platform/paths.ts'
import { openTasks, taskLabels } from './guestTasks.ts'
import { GuestTasks, type OpenTask } from './GuestTasks.tsx'

/** Menu of the available guest tasks, with their dialogs (AUTHZ-13). `now` is the current time in ms. */
export function GuestsMenu({ event, now }: { event: EventView; now: number }) {
  const navigate = useNavigate()
  const [task, setTask] = useState<OpenTask | null>(null)
  return (
    <>
      <Menu
        label={copy.manageGuests}
        trigger={<Button tone="quiet">{copy.manageGuests}</Button>}
        items={[
          ...openTasks(event, now).map((name) => ({ label: taskLabels[name], onSelect: () => setTask(name) })),
          ...(isPast(event, now) ? [] : [{ label: textGuests, onSelect: () => void navigate(paths.text(event.id)) }]),
        ]}
      />
      <GuestTasks event={event} now={now} task={task} onTask={setTask} />
    </>
  )
}
