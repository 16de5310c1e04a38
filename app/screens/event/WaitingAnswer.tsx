import { useCallback, useEffect, useRef, useState } from 'react'
import type { RsvpFormState } from '@festoon/contract/page'
import { guestFailureText } from '@festoon/contract/guestFailureText'
import { Button } from '@festoon/ui/Button'
import { messageIn } from '../../api/messageIn.ts'
import { CallError } from '../../api/postCall.ts'
import { forgetAnswer, isKeptAnswer, type KeptAnswer } from '../../offline/keepAnswer.ts'
import { withWaiting } from '../../worker/waitingAnswers.ts'
import type { SaveAnswer } from './RsvpCard.tsx'

/** Milliseconds between two tries of a page that stays open. */
const everyMs = 30_000

/** What may pass by itself: the answer goes on waiting. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError && ['network', 'timeout', 'unavailable', 'rateLimited'].includes(error.reason)

const failureMessage = messageIn(guestFailureText)

export interface WaitingAnswerProps {
  /** Under which it is kept. */
  waitingKey: string
  save: SaveAnswer
  /** It was sent, or there is none; a form to go on with where it was refused, or is to be another. */
  onEnd: (outcome: 'sent' | 'gone' | RsvpFormState) => void
}

/** An answer that was given without a network: kept on this device, and sent when there is one, once. */
export function WaitingAnswer({ waitingKey, save, onEnd }: WaitingAnswerProps) {
  const [kept, setKept] = useState<KeptAnswer | null>(null)
  const [isTrying, setTrying] = useState(false)
  const latest = useRef({ save, onEnd })
  useEffect(() => {
    latest.current = { save, onEnd }
  })

  const send = useCallback(async () => {
    setTrying(true)
    const outcome = await withWaiting(waitingKey, async (waiting) => {
      if (!waiting || !isKeptAnswer(waiting.page)) return 'gone'
      const { answer, values } = waiting.page
      setKept(waiting.page)
      try {
        const saved = await latest.current.save(answer, waiting.result)
        return saved === 'saved' ? 'sent' : { values, errors: { form: guestFailureText.contactTaken } }
      } catch (error) {
        return mayPass(error) ? 'waits' : { values, errors: { form: failureMessage(error) } }
      }
    }).catch(() => 'gone' as const)
    setTrying(false)
    if (outcome === 'waits') return
    await forgetAnswer(waitingKey)
    latest.current.onEnd(outcome)
  }, [waitingKey])

  useEffect(() => {
    const again = (): void => void send()
    const whenSeen = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    again()
    const timer = setInterval(whenSeen, everyMs)
    addEventListener('online', again)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [send])

  if (!kept) return null
  const change = (): void => {
    void forgetAnswer(waitingKey).then(() => onEnd({ values: kept.values, errors: {} }))
  }
  return (
    <>
      <div role="status" className="grid gap-2">
        <h2 className="font-display text-headline">Your answer is kept</h2>
        <p className="text-body text-ink-muted">
          {kept.answer.rsvpStatus === 'YES' ? 'You said that you are going.' : "You said that you can't make it."}{' '}
          Festoon cannot be reached just now. Your answer goes out by itself as soon as it can.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={isTrying} onClick={() => void send()}>
          Send it now
        </Button>
        <Button tone="quiet" onClick={change}>
          Change it
        </Button>
      </div>
    </>
  )
}
