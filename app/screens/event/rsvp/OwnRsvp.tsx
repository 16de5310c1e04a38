import { useState } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { GuestKey } from '@festoon/contract/wire/page'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { ResendLink } from '@festoon/ui/ResendLink'
import * as paths from '../../../pathTo.ts'
import { messageIn } from '../../../rpc/messageIn.ts'
import { fetchRsvpWithCode, sendInviteeCode } from '../guestParts/codeCalls.ts'
import { keepGiven } from './afterGuestRsvp.ts'
import { hasGiven } from './sentRsvp.ts'
import * as copy from '@festoon/contract/messages/rsvp/ownRsvp'

const messageOf = messageIn(copy.codeFailures)

export interface OwnRsvpProps {
  event: EventView
  guestKey: GuestKey
}

/**
 * Shows guests the message and responses that they entered on another device. A code to the contact that the host invited proves
 * that the link wasn't forwarded to someone else (docs/decisions/018-what-a-link-shows.md). Guests with an account log
 * in instead.
 */
export function OwnRsvp({ event, guestKey }: OwnRsvpProps) {
  const [sentBy, setSentBy] = useState<'email' | 'phone'>()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const withheld = event.invitee?.withheld
  const isMissing = withheld && (withheld.message || withheld.responses.length > 0)
  if (!isMissing || withheld.contacts.length === 0 || hasGiven(event)) return null

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setMessage(undefined)
    await work().catch((error: unknown) => setMessage(messageOf(error)))
    setBusy(false)
  }
  const send = (): Promise<void> =>
    attempt(async () => {
      const sent = await sendInviteeCode(event.id, guestKey)
      if (sent.success) setSentBy(sent.sentBy)
      else setMessage(sent.errorMessage)
    })
  const check = (digits: string): Promise<void> =>
    attempt(async () => {
      // A rejected code is cleared, so that the next one can be typed right away.
      setCode('')
      const { rsvpMessage, answers } = await fetchRsvpWithCode(event.id, guestKey, digits)
      keepGiven(event.id, guestKey.inviteeId, { rsvpStatus: 'SEEN', rsvpMessage, answers }, undefined)
      // The page reads what was stored when it opens.
      location.reload()
    })

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 rounded-md border border-line p-4">
      <p className="text-body text-ink-muted">
        {sentBy === undefined ? copy.notShown : sentBy === 'email' ? copy.sentToEmail : copy.sentToPhone}
      </p>
      {!withheld.isUnverified ? (
        <ButtonLink size="small" tone="quiet" href={paths.signIn(paths.event(event.id))}>
          {copy.showAfterSignIn}
        </ButtonLink>
      ) : sentBy === undefined ? (
        <>
          <Button size="small" tone="quiet" busy={isBusy} onClick={() => void send()}>
            {copy.showWithCode}
          </Button>
          <p role="alert" className="text-body text-error empty:hidden">
            {message}
          </p>
        </>
      ) : (
        <>
          <CodeBoxes
            label={copy.yourCode}
            length={limits.codeLength}
            value={code}
            onValueChange={setCode}
            onComplete={(digits) => void check(digits)}
            disabled={isBusy}
            autoFocus
            {...(message === undefined ? {} : { error: message })}
          />
          <ResendLink waitSeconds={limits.resendWaitSeconds} onResend={send} startWaiting>
            {copy.sendNewCode}
          </ResendLink>
        </>
      )}
    </div>
  )
}
