import { useState } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { Menu } from '@festoon/ui/Menu'
import { GuestTasks, type OpenTask } from './GuestTasks.tsx'
import { openTasks, taskLabels } from './guestTasks.ts'
import * as copy from '@festoon/contract/messages/guests/guestTasks'

/** Menu of the available guest tasks, with their dialogs (AUTHZ-13). `now` is the current time in ms. */
export function GuestsMenu({ event, now }: { event: EventView; now: number }) {
  const [task, setTask] = useState<OpenTask | null>(null)
  return (
    <>
      <Menu
        label={copy.manageGuests}
        trigger={<Button tone="quiet">{copy.manageGuests}</Button>}
        items={openTasks(event, now).map((name) => ({ label: taskLabels[name], onSelect: () => setTask(name) }))}
      />
      <GuestTasks event={event} now={now} task={task} onTask={setTask} />
    </>
  )
}
