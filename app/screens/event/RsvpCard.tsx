import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { Attendance } from '@festoon/contract/guest'
import type { GuestKey, NewGuest, RsvpFormState } from '@festoon/contract/page'
import { unreachable } from '@festoon/contract/unreachable'
import { isPast } from '@festoon/contract/rules/past'
import { useIsInBrowser } from '../../layout/useIsInBrowser.ts'
import { Answered } from './Answered.tsx'
import { dropAnswers } from '../../document/keptAnswers.ts'
import type { Unsent } from '../../offline/keepAnswer.ts'
import { readStored } from '../../session/storage.ts'
import { partStyles } from './partStyles.ts'
import type { RsvpDialogProps } from './RsvpDialog.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import { contactsOf, startingValues, type ContactKind } from './rsvpFormFields.ts'
import type { WaitingAnswerProps } from './WaitingAnswer.tsx'

// Opened by those who have answered, and think again. Where it cannot be had, the form stands in the page.
const RsvpDialog = lazy<ComponentType<RsvpDialogProps>>(() =>
  Promise.all([import('./RsvpDialog.tsx'), partStyles()]).then(
    ([part]) => ({ default: part.RsvpDialog }),
    () => ({ default: RsvpForm }),
  ),
)

const loadAnswering = () => import('./prepareAnswer.ts')
const loadKeeping = () => import('../../offline/keepAnswer.ts')
const loadWaiting = () => import('./WaitingAnswer.tsx')

// Of an answer that could not be sent.
const WaitingAnswer = lazy<ComponentType<WaitingAnswerProps>>(() =>
  loadWaiting().then(
    (part) => ({ default: part.WaitingAnswer }),
    () => ({ default: () => null }),
  ),
)

/**
 * Saves an answer; resolves with `saved` once the server has it for good, with `alreadyInvited` when the contact belongs to
 * a guest who has an invitation of their own. Rejects with a `CallError`. `result`: what the server answered when it was
 * sent without the page.
 */
export type SaveAnswer = (
  answer: Omit<Attendance, 'inviteeId'>,
  result?: unknown,
) => Promise<'saved' | 'alreadyInvited'>

export interface RsvpCardProps {
  event: EventView
  guestKey: GuestKey | null
  /** What a guest without a key sends along without JavaScript. */
  newGuest?: NewGuest | null | undefined
  preselected: 'YES' | 'NO' | null
  /** What a post without JavaScript left behind, or a link brought along. */
  form: RsvpFormState | null
  now: number
  /** How the server can reach this guest, besides what the guest's row says. */
  known?: readonly ContactKind[]
  /** The guest's name, when it is known from elsewhere. */
  knownName?: string | undefined
  /** An earlier answer is being looked up. */
  isRecalling?: boolean
  /** The visitor came to answer: a change is open at once. */
  isAsked?: boolean | undefined
  /** What else somebody who comes is asked. */
  consent?: ReactNode
  /** Whom the answer is given for, where the link says it. */
  answersAs?: ReactNode
  save: SaveAnswer
  /** The answer of a guest without login, to be sent without the page. */
  unsent?: (answer: Omit<Attendance, 'inviteeId'>) => Unsent
}

type Failures = RsvpFormState['errors']
type Answering = Awaited<ReturnType<typeof loadAnswering>>

/** The guest's answer: the form until there is one, then what was answered and the way to change it (RSVP-30, RSVP-37). */
export function RsvpCard(props: RsvpCardProps) {
  const { event, guestKey, newGuest, now, knownName, isRecalling, isAsked, consent, answersAs, save, unsent, ...link } =
    props
  const [errors, setErrors] = useState<Failures>(link.form?.errors ?? {})
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(0)
  const [waits, setWaiting] = useState<boolean>()
  // What waited, and was refused or is to be changed.
  const [returned, setReturned] = useState<RsvpFormState | null>(null)
  const card = useRef<HTMLElement>(null)
  const isHere = useIsInBrowser()
  // Each guest's own: two who share a device do not answer for each other, nor does an account for a guest.
  const waitingKey = guestKey?.inviteeId ?? event.id
  const waiting = isHere ? readStored(`waiting:${waitingKey}`) : undefined
  const isWaiting = isHere && (waits ?? (waiting !== undefined && (waiting === '') === !unsent))
  // Once something was saved here, that is the truth: neither the link's wish nor a refused form counts any more.
  const { preselected, form } = saved > 0 || returned ? { preselected: null, form: returned } : link
  const { invitee } = event
  const before = invitee?.rsvpStatus === 'YES' || invitee?.rsvpStatus === 'NO' ? invitee.rsvpStatus : undefined
  const hasErrors = form !== null && Object.keys(form.errors).length > 0
  const isWanted = isAsked === true || hasErrors || (preselected !== null && preselected !== before)
  // Of the very link that the page was opened with, and until the dialog is closed.
  const [isOpen, setOpen] = useState<boolean>()
  const known = [...new Set([...contactsOf(invitee), ...(link.known ?? [])])]

  useEffect(() => {
    if (saved > 0) card.current?.focus()
  }, [saved])

  if (isPast(event, now)) return before && invitee && <Answered invitee={invitee} isOver />

  const answer = async (data: FormData): Promise<void> => {
    setBusy(true)
    // Nothing opens by itself once somebody answers here; what they open meanwhile stays open.
    if (!before) setOpen(false)
    const answering = await loadAnswering().catch(() => undefined)
    // What checks an answer comes from where the answer goes.
    if (!answering) setErrors({ form: unreachable })
    else setErrors(await send(answering.prepareAnswer(data, event, known), answering))
    setBusy(false)
  }
  const send = async (
    prepared: ReturnType<Answering['prepareAnswer']>,
    { failureMessage, takenMessage }: Answering,
  ): Promise<Failures> => {
    if ('errors' in prepared) return prepared.errors
    try {
      const outcome = await save(prepared.answer)
      if (outcome !== 'saved') return { form: takenMessage }
    } catch (error) {
      const { answer: unsaved, values } = prepared
      const keeping = await loadKeeping().catch(() => undefined)
      if (!(await keeping?.keepAnswer(waitingKey, error, { answer: unsaved, values }, unsent?.(unsaved))))
        return { form: failureMessage(error) }
      setOpen(false)
      setWaiting(true)
      return {}
    }
    settle()
    return {}
  }
  const settle = (): void => {
    dropAnswers(event.id)
    if (before) setOpen(false)
    setReturned(null)
    setSaved((times) => times + 1)
  }
  const endWaiting = (outcome: Parameters<WaitingAnswerProps['onEnd']>[0]): void => {
    setWaiting(false)
    if (outcome === 'sent') settle()
    else if (outcome !== 'gone') {
      setReturned(outcome)
      setErrors(outcome.errors)
      setOpen(before !== undefined)
    }
  }

  const fields = {
    event,
    guestKey,
    start: startingValues(event, preselected, form, knownName),
    errors,
    busy,
    known,
    consent,
    onAnswer: (data: FormData) => void answer(data),
    onBegin: () => void Promise.all([loadAnswering(), loadKeeping(), loadWaiting()]).catch(() => undefined),
  }
  const inline = (
    <RsvpForm
      key={`${saved} ${returned !== null} ${invitee?.inviteeId} ${knownName}`}
      newGuest={newGuest}
      {...fields}
    />
  )
  const open = isOpen ?? (isHere && isWanted)
  const close = (): void => {
    setOpen(false)
    setErrors({})
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Your answer"
      className="grid gap-5 rounded-lg bg-surface p-5 shadow-raised outline-none small:p-7"
    >
      {isRecalling ? (
        <p role="status" className="text-body text-ink-muted">
          Looking up your answer…
        </p>
      ) : isWaiting ? (
        <Suspense fallback={null}>
          <WaitingAnswer waitingKey={waitingKey} save={save} onEnd={endWaiting} />
        </Suspense>
      ) : before && invitee ? (
        <>
          <Answered invitee={invitee} />
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="min-h-11 w-fit cursor-pointer rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover noscript:hidden"
          >
            Change RSVP
          </button>
          <noscript>
            <details open={isWanted}>
              <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover [&::-webkit-details-marker]:hidden">
                Change RSVP
              </summary>
              <div className="pt-6">{inline}</div>
            </details>
          </noscript>
          {open && (
            <Suspense fallback={null}>
              <RsvpDialog {...fields} before={before} onClose={close} />
            </Suspense>
          )}
        </>
      ) : (
        inline
      )}
      {answersAs}
    </section>
  )
}
