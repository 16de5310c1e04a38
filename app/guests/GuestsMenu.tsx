import { useState } from 'react'
import type { EventView } from '@festoon/contract/event'
import { Button } from '@festoon/ui/Button'
import { Menu } from '@festoon/ui/Menu'
import { GuestTasks, type OpenTask } from './GuestTasks.tsx'
import { openTasks, taskLabels } from './guestTasks.ts'

/** The tasks about guests behind one button, for the guest list itself (AUTHZ-13). `now` in ms. */
export function GuestsMenu({ event, now }: { event: EventView; now: number }) {
  const [task, setTask] = useState<OpenTask | null>(null)
  return (
    <>
      <Menu
        label="Manage guests"
        trigger={<Button tone="quiet">Manage guests</Button>}
        items={openTasks(event, now).map((one) => ({ label: taskLabels[one], onSelect: () => setTask(one) }))}
      />
      <GuestTasks event={event} now={now} task={task} onTask={setTask} />
    </>
  )
}
