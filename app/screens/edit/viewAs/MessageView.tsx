import type { ReactNode } from 'react'
import { signInAndSaveAsDraft } from '@festoon/contract/messages/edit/editor'
import * as copy from '@festoon/contract/messages/edit/viewAs'
import { tryAgain } from '@festoon/contract/messages/frame'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { MailView } from './MailView.tsx'
import { TextView } from './TextView.tsx'
import { useMessages, type MessagedEvent } from './useMessages.ts'
import { viewNames } from './views.ts'

export interface MessageViewProps extends MessagedEvent {
  view: 'mail' | 'text'
  /** The event as its page would show it. */
  event: EventView
  now: number
  onSignIn: () => void
}

/** The messages about the party in the editor, as the server would send them. */
export function MessageView({ view, event, now, onSignIn, ...messageProps }: MessageViewProps) {
  const { isSignedIn, isTimed, messages } = useMessages(messageProps, false)
  const { fields, live } = messageProps
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 justify-items-center gap-6 px-4 py-6 text-body wide:px-8 wide:py-10">
      <h1 className="sr-only">{viewNames[view]}</h1>
      {content()}
    </div>
  )

  function content(): ReactNode {
    if (!isSignedIn)
      return (
        <>
          <p>{copy.signInToSee}</p>
          <Button onClick={onSignIn}>{signInAndSaveAsDraft}</Button>
        </>
      )
    if (!isTimed) return <p>{copy.addTimeToSee}</p>
    const { data, error, refetch } = messages
    if (data && view === 'mail') return <MailView mail={data.mail} />
    if (data)
      return (
        <TextView
          event={event}
          live={live}
          hasReminders={fields.remindersEnabled}
          reminders={data.reminders}
          now={now}
        />
      )
    if (!error) return <p role="status">{copy.loading}</p>
    return (
      <>
        <p role="alert">{errorMessage(error)}</p>
        <Button tone="quiet" onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </>
    )
  }
}
