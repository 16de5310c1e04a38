import type { Ref } from 'react'
import * as copy from '@festoon/contract/messages/edit/viewAs'
import { Button } from '@festoon/ui/Button'
import { Menu } from '@festoon/ui/Menu'
import { EyeIcon } from '../icons.tsx'
import { viewNames, views, type View } from './views.ts'

export interface ViewMenuProps {
  hasWaitlist: boolean
  onView: (view: View) => void
  /** The button that opens the menu. */
  ref?: Ref<HTMLButtonElement>
}

/** The button "View as" with a menu of the views of an invitation. The waitlist view is disabled if the party has no waitlist. */
export function ViewMenu({ hasWaitlist, onView, ref }: ViewMenuProps) {
  return (
    <Menu
      label={copy.viewAs}
      trigger={
        <Button ref={ref} tone="quiet" size="small" icon={<EyeIcon />}>
          {copy.viewAs}
        </Button>
      }
      items={views.map((view) => {
        const isOff = view === 'waitlisted' && !hasWaitlist
        return { label: isOff ? copy.waitlistOff : viewNames[view], disabled: isOff, onSelect: () => onView(view) }
      })}
    />
  )
}
