import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { EventView } from '@festoon/contract/event'
import { guestFailureText } from '@festoon/contract/guestFailureText'
import type { Attendance } from '@festoon/contract/guest'
import type { GuestKey, NewGuest, RsvpFormState } from '@festoon/contract/page'
import { answerErrors } from '@festoon/contract/rules/answers'
import { isPast } from '@festoon/contract/rules/past'
import { toE164 } from '@festoon/contract/rules/phone'
import { rsvpErrors } from '@festoon/contract/rules/rsvpErrors'
import { messageIn } from '../../api/messageIn.ts'
import { Answered } from './Answered.tsx'
import { dropAnswers } from './keptAnswers.ts'
import { RsvpForm } from './RsvpForm.tsx'
import { startingValues, type RsvpValues } from './rsvpFormFields.ts'

/**
 * Saves an answer; resolves with `saved` once the server has it for good, with `alreadyInvited` when the contact belongs to
 * a guest who has an invitation of their own. Rejects with a `CallError`.
 */

const guestMessage = messageIn(guestFailureText)
export type SaveAnswer = (answer: Omit<Attendance, 'inviteeId'>) => Promise<'saved' | 'alreadyInvited'>

export interface RsvpCardProps {
  event: EventView
  guestKey: GuestKey | null
  /** What a guest without a key sends along without JavaScript. */
  newGuest?: NewGuest | null | undefined
  preselected: 'YES' | 'NO' | null
  /** What a post without JavaScript left behind. */
  form: RsvpFormState | null
  now: number
  /** True when the server already knows how to reach this guest. */
  isContactKnown: boolean
  /** The guest's name, when it is known from elsewhere. */
  knownName?: string | undefined
  /** An earlier answer is being looked up. */
  isRecalling?: boolean
  /** What else somebody who comes is asked. */
  consent?: ReactNode
  save: SaveAnswer
}

type Failures = RsvpFormState['errors']

/** The guest's answer: the form until there is one, then what was answered and the way to change it (RSVP-30). */
export function RsvpCard({
  event,
  guestKey,
  newGuest,
  now,
  isContactKnown,
  knownName,
  isRecalling,
  consent,
  save,
  ...link
}: RsvpCardProps) {
  const [errors, setErrors] = useState<Failures>(link.form?.errors ?? {})
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(0)
  const card = useRef<HTMLElement>(null)
  // Once something was saved here, that is the truth: neither the link's wish nor a refused form counts any more.
  const { preselected, form } = saved > 0 ? { preselected: null, form: null } : link
  const { invitee } = event
  const hasAnswer = invitee?.rsvpStatus === 'YES' || invitee?.rsvpStatus === 'NO'
  const isOpen = !hasAnswer || form !== null || (preselected !== null && preselected !== invitee.rsvpStatus)

  useEffect(() => {
    if (saved > 0) card.current?.focus()
  }, [saved])

  if (event.cancelledTimestamp !== null || isPast(event, now)) return hasAnswer ? <Answered invitee={invitee} /> : null

  const answer = async (values: RsvpValues): Promise<void> => {
    const found: Failures = rsvpErrors(values, !hasAnswer)
    if (isContactKnown) {
      delete found.email
      delete found.phone
    }
    const unanswered = values.rsvpStatus === 'YES' ? answerErrors(event.questions, values.answers) : {}
    if (Object.keys(unanswered).length > 0) found.answers = unanswered
    if (values.rsvpStatus === undefined) found.form = 'Please choose whether you can make it.'
    setErrors(found)
    if (values.rsvpStatus === undefined || Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const outcome = await save(attendanceOf(values, values.rsvpStatus))
      if (outcome === 'saved') {
        dropAnswers(event.id)
        setSaved((times) => times + 1)
      } else setErrors({ form: guestFailureText.contactTaken })
    } catch (error) {
      setErrors({ form: guestMessage(error) })
    } finally {
      setBusy(false)
    }
  }

  const fields = isRecalling ? (
    <p role="status" className="text-body text-ink-muted">
      Looking up your answer…
    </p>
  ) : (
    <RsvpForm
      key={`${saved} ${invitee?.inviteeId}`}
      event={event}
      guestKey={guestKey}
      newGuest={newGuest}
      start={startingValues(event, preselected, form, knownName)}
      errors={errors}
      busy={busy}
      isContactKnown={isContactKnown}
      consent={consent}
      onAnswer={(values) => void answer(values)}
    />
  )
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Your answer"
      className="grid gap-5 rounded-lg bg-surface p-5 shadow-raised outline-none small:p-7"
    >
      {hasAnswer && <Answered invitee={invitee} />}
      {hasAnswer ? (
        <details key={saved} open={isOpen}>
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover [&::-webkit-details-marker]:hidden">
            Change my answer
          </summary>
          <div className="pt-6">{fields}</div>
        </details>
      ) : (
        fields
      )}
    </section>
  )
}

function attendanceOf(values: RsvpValues, rsvpStatus: 'YES' | 'NO'): Omit<Attendance, 'inviteeId'> {
  const phone = toE164(values.phone)
  const email = values.email.trim()
  return {
    rsvpStatus,
    name: values.name.trim(),
    additionalGuestCount: values.additionalGuestCount,
    rsvpMessage: values.rsvpMessage,
    answers: [...values.answers],
    ...(email === '' ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(values.notificationPreference === undefined ? {} : { notificationPreference: values.notificationPreference }),
  }
}
