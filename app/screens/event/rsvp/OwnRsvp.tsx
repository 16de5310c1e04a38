import { useState } from 'react'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { GuestKey } from '@festoon/contract/wire/page'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { CodeEntry } from '../../../parts/CodeEntry.tsx'
import * as paths from '../../../pathTo.ts'
import { messageIn } from '../../../rpc/messageIn.ts'
import { fetchRsvpWithCode, sendInviteeCode } from '../guestParts/codeCalls.ts'
import { keepGiven } from './afterGuestRsvp.ts'
import * as copy from '@festoon/contract/messages/rsvp/ownRsvp'

const messageOf = messageIn(copy.codeFailures)

export interface OwnRsvpProps {
  eventId: string
  guestKey: GuestKey
  /** The proof that the server asks for before it shows the message and responses. */
  shownFor: 'code' | 'account'
  /** Called with the message and responses once the server has shown them. */
  onShown: (rsvp: Pick<Invitee, 'rsvpMessage' | 'answers'>) => void
}

/**
 * Shows guests the message and responses that they entered on another device. A code to the contact that the host invited proves
 * that the link wasn't forwarded to someone else (docs/decisions/018-what-a-link-shows.md). Guests with an account log in instead.
 */
export function OwnRsvp({ eventId, guestKey, shownFor, onShown }: OwnRsvpProps) {
  const [sentBy, setSentBy] = useState<'email' | 'phone'>()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()

  const send = async (): Promise<void> => {
    setMessage(undefined)
    const sent = await sendInviteeCode(eventId, guestKey).catch((error: unknown) => ({
      success: false as const,
      errorMessage: messageOf(error),
    }))
    if (sent.success) return setSentBy(sent.sentBy)
    setMessage(sent.errorMessage ?? copy.codeFailures.internal)
    // A failed resend can be repeated at once.
    throw new Error('The code was not sent')
  }
  const sendFirst = async (): Promise<void> => {
    setBusy(true)
    await send().catch(() => undefined)
    setBusy(false)
  }
  const check = async (digits: string): Promise<void> => {
    setBusy(true)
    setMessage(undefined)
    try {
      const shown = await fetchRsvpWithCode(eventId, guestKey, digits)
      keepGiven(eventId, guestKey.inviteeId, shown)
      onShown(shown)
    } catch (error) {
      setMessage(messageOf(error))
      setBusy(false)
    }
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 rounded-md border border-line p-4">
      <p className="text-body text-ink-muted">
        {sentBy === undefined ? copy.notShown : sentBy === 'email' ? copy.sentToEmail : copy.sentToPhone}
      </p>
      {shownFor === 'account' ? (
        <ButtonLink size="small" tone="quiet" href={paths.signIn(paths.event(eventId))}>
          {copy.showAfterSignIn}
        </ButtonLink>
      ) : sentBy === undefined ? (
        <>
          <Button size="small" tone="quiet" busy={isBusy} onClick={() => void sendFirst()}>
            {copy.showWithCode}
          </Button>
          <p role="alert" className="text-body text-error empty:hidden">
            {message}
          </p>
        </>
      ) : (
        <CodeEntry
          label={copy.yourCode}
          onCode={check}
          isBusy={isBusy}
          error={message}
          resendLabel={copy.sendNewCode}
          onResend={send}
        />
      )}
    </div>
  )
}
