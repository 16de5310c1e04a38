import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useRef, useState, type Dispatch } from 'react'
import * as copy from '@festoon/contract/messages/edit/viewAs'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { InvitationPreview } from '../../../parts/invitation/invitationPreview.ts'
import { userQuery } from '../../../platform/api/queries.ts'
import { useSession } from '../../../platform/session/useSession.ts'
import { useCoverSource } from '../cover/croppedCover.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'
import { guestView, hasGuests } from './guestView.ts'
import { LinkCardView } from './LinkCardView.tsx'
import { MessageView } from './MessageView.tsx'
import { ViewMenu } from './ViewMenu.tsx'
import { people, viewDescriptions, type View } from './views.ts'

export interface ViewAsProps {
  view: View
  fields: EventFields
  /** The saved version of a live event; absent for drafts and new events. */
  live: EventView | undefined
  dispatch: Dispatch<EditorAction>
  onView: (view: View) => void
  /** Called when a visitor wants to sign in to see the messages. */
  onSignIn: () => void
  onLeave: () => void
}

/** The invitation in the editor as someone else sees it, below a bar that names the viewer. */
export function ViewAs({ view, fields, live, dispatch, onView, onSignIn, onLeave }: ViewAsProps) {
  const { userId = '' } = useSession()
  const { data: host } = useQuery({ ...userQuery(userId), enabled: userId !== '' })
  const [now] = useState(() => Date.now())
  const renderInvitation = use(InvitationPreview)
  const cover = useCoverSource(fields.cover)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  const person = people.find((one) => one === view)
  const event = guestView({ fields, cover, host, live }, person ?? 'stranger', now)
  const isExample = person && event.showGuestList && !hasGuests(live)
  return (
    <>
      <section
        aria-label={copy.preview}
        data-top-bar
        className="sticky top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-b-2 border-line bg-raised px-4 py-2 text-ink wide:px-8"
      >
        <p role="status" className="grow basis-60 text-body">
          <span className="font-semibold">{viewDescriptions[view]}</span> {isExample && copy.exampleNote}
        </p>
        <div className="flex gap-2">
          <Button ref={back} size="small" onClick={onLeave}>
            {copy.backToEditing}
          </Button>
          <ViewMenu hasWaitlist={fields.hasWaitlist} onView={onView} />
        </div>
      </section>
      {view === 'mail' || view === 'text' ? (
        <MessageView key={view} {...{ view, fields, event, live, now, dispatch, onSignIn }} />
      ) : view === 'linkCard' ? (
        <LinkCardView {...{ fields, event, live, cover, dispatch }} />
      ) : (
        <div className="flex flex-1 flex-col pt-4 wide:pt-0">{renderInvitation({ event, now })}</div>
      )}
    </>
  )
}
