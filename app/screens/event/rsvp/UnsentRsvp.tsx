import { useCallback, useEffect, useRef, useState } from 'react'
import { guestFailures } from '@festoon/contract/messages/guests/guestFailures'
import * as copy from '@festoon/contract/messages/rsvp/unsentRsvp'
import type { GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { RsvpFormState } from '@festoon/contract/wire/page'
import { Button } from '@festoon/ui/Button'
import { forgetRsvp, isWaitingRsvp, type WaitingRsvp } from '../../../platform/offline/keepRsvp.ts'
import { messageIn } from '../../../platform/rpc/messageIn.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { withWaiting } from '../../../platform/worker/waitingRsvps.ts'
import type { SaveRsvp } from './saveRsvp.ts'
import type { RsvpCardState } from './useRsvpCard.ts'

/** Time between two attempts to send the RSVP while the page is open, in ms. */
const retryMs = 30_000

/** Returns true if a failure is temporary, which means that a retry may succeed. */
const isTemporary = (error: unknown): boolean =>
  error instanceof CallError && ['network', 'timeout', 'unavailable', 'rateLimited'].includes(error.reason)

const failureMessage = messageIn(guestFailures)

const choiceNotes = { YES: copy.saidGoing, MAYBE: copy.saidMaybe, NO: copy.saidNotGoing, SEEN: copy.wroteToHost }

export interface UnsentRsvpProps {
  card: RsvpCardState
  save: SaveRsvp
  /** The saved RSVP. */
  before: GivenRsvp | undefined
}

/**
 * An RSVP that couldn't be sent and is stored on this device, with buttons to send it now or change it. Retries automatically
 * while the page is open.
 */
export function UnsentRsvp({ card, save, before }: UnsentRsvpProps) {
  const { eventId, waitingKey } = card.waitingId
  const [waitingRsvp, setWaitingRsvp] = useState<WaitingRsvp | null>(null)
  const [isTrying, setTrying] = useState(false)
  const latest = useRef({ card, save, before })
  useEffect(() => {
    latest.current = { card, save, before }
  })
  const returnToForm = useCallback((start: RsvpFormState): void => {
    const { current } = latest
    current.card.dispatch({ type: 'returned', start, before: current.before })
  }, [])

  const send = useCallback(async () => {
    setTrying(true)
    const outcome = await withWaiting(waitingKey, async (waiting) => {
      if (!waiting || !isWaitingRsvp(waiting.page)) return 'gone'
      const { rsvp, values } = waiting.page
      setWaitingRsvp(waiting.page)
      try {
        const saveOutcome = await latest.current.save(rsvp, waiting.result)
        return saveOutcome === 'saved'
          ? (rsvp.additionalGuestCount ?? 0)
          : { values, errors: { form: guestFailures.signInRequired } }
      } catch (error) {
        return isTemporary(error) ? 'waits' : { values, errors: { form: failureMessage(error) } }
      }
    }).catch(() => 'gone' as const)
    setTrying(false)
    if (outcome === 'waits') return
    await forgetRsvp({ eventId, waitingKey })
    const { settle, dispatch } = latest.current.card
    if (typeof outcome === 'number') settle('saved', outcome)
    else if (outcome === 'gone') dispatch({ type: 'gone' })
    else returnToForm(outcome)
  }, [eventId, waitingKey, returnToForm])

  useEffect(() => {
    const retry = (): void => void send()
    const retryIfVisible = (): void => {
      if (document.visibilityState === 'visible') retry()
    }
    retry()
    const timer = setInterval(retryIfVisible, retryMs)
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', retryIfVisible)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retryIfVisible)
    }
  }, [send])

  if (!waitingRsvp) return null
  const change = (): void => {
    void forgetRsvp({ eventId, waitingKey }).then(() => returnToForm({ values: waitingRsvp.values, errors: {} }))
  }
  return (
    <>
      <div role="status" className="grid gap-2">
        <h2 className="font-display text-headline">
          {waitingRsvp.values.rsvpStatus === 'SEEN' ? copy.messageSaved : copy.rsvpSaved}
        </h2>
        <p className="text-body text-ink-muted">
          {choiceNotes[waitingRsvp.values.rsvpStatus ?? 'NO']} {copy.sendsLater}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={isTrying} onClick={() => void send()}>
          {copy.sendNow}
        </Button>
        <Button tone="quiet" onClick={change}>
          {copy.changeRsvp}
        </Button>
      </div>
    </>
  )
}
