import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendance, Invitee } from '@festoon/contract/nouns/guest'
import type { GuestKey, NewGuest, RsvpFormState } from '@festoon/contract/wire/page'
import { unreachable } from '@festoon/contract/messages/unreachable'
import { isPast } from '@festoon/contract/rules/dates/past'
import { useIsInBrowser } from '../../../browser/useIsInBrowser.ts'
import { RsvpSummary } from './RsvpSummary.tsx'
import type { GuestArrival } from '../../../document/arrival.ts'
import { dropResponses } from '../../../document/keptResponses.ts'
import type { Unsent } from '../../../offline/keepRsvp.ts'
import { readStored } from '../../../browser/storage.ts'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { partStyles } from '../guestParts/partStyles.ts'
import type { OwnRsvpProps } from './OwnRsvp.tsx'
import type { RsvpDialogProps } from './RsvpDialog.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import { contactsOf, startingValues, type ContactKind } from './rsvpFormFields.ts'
import type { UnsentRsvpProps } from './UnsentRsvp.tsx'
import type { SaveRsvp } from './saveRsvp.ts'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'

// Loaded when a guest changes their RSVP. If that fails, the form is shown in the page.
const RsvpDialog = lazyOr<RsvpDialogProps>(
  () => Promise.all([import('./RsvpDialog.tsx'), partStyles()]).then(([part]) => part.RsvpDialog),
  RsvpForm,
)

const loadPrepare = () => import('./prepareRsvp.ts')
const loadKeep = () => import('../../../offline/keepRsvp.ts')
const loadUnsent = () => import('./UnsentRsvp.tsx')

// Loaded for an RSVP that couldn't be sent.
const UnsentRsvp = lazyOr<UnsentRsvpProps>(() => loadUnsent().then((part) => part.UnsentRsvp))

// Loaded for guests who RSVPed on another device.
const OwnRsvp = lazyOr<OwnRsvpProps>(() =>
  Promise.all([import('./OwnRsvp.tsx'), partStyles()]).then(([part]) => part.OwnRsvp),
)

export interface RsvpCardProps {
  event: EventView
  guestKey: GuestKey | null
  /** The invitee id and proof for a new guest who submits the form without JavaScript. */
  newGuest?: NewGuest | null | undefined
  preselected: 'YES' | 'NO' | null
  /** The form's values and errors from a submission without JavaScript, or the values in the link; null if there are none. */
  form: RsvpFormState | null
  now: number
  /** The kinds of contact (email or phone) that the user's account has, in addition to those of the invitee. */
  known?: readonly ContactKind[]
  /** The guest's name, if known from the user's account or the link. */
  knownName?: string | undefined
  /** True while the guest's earlier RSVP or name is being loaded. */
  isRecalling?: boolean
  /** The reason for the visit; null until hydrated. The form opens immediately if the visitor came to RSVP. */
  arrival: GuestArrival | null
  /** The SMS consent field, shown to guests who say yes. */
  consent?: ReactNode
  /** The note for visitors who aren't the guest who received the personal link. */
  notYou?: ReactNode
  save: SaveRsvp
  /** Called with the message and responses that the server showed after a code; absent for users with an account. */
  onShown?: OwnRsvpProps['onShown']
  /** Returns the call for the service worker to make later if an RSVP can't be sent now; absent for users with an account. */
  unsent?: (rsvp: Omit<Attendance, 'inviteeId'>) => Unsent
}

type Failures = RsvpFormState['errors']
type Prepare = Awaited<ReturnType<typeof loadPrepare>>

/** Returns true if this browser doesn't have the guest's message or all of their responses. */
const isMissing = ({ withheld, rsvpMessage, answers }: Invitee): boolean | undefined =>
  withheld && ((withheld.message && rsvpMessage === '') || withheld.responses.length > answers.length)

/**
 * The guest's RSVP: a form until the guest has RSVPed, then a summary with a button to change the RSVP (RSVP-30, RSVP-37).
 * While an RSVP is waiting to be sent, shows that one instead. Once the party is over, shows only the summary, if any.
 */
export function RsvpCard(props: RsvpCardProps) {
  const {
    event,
    guestKey,
    newGuest,
    now,
    knownName,
    isRecalling,
    arrival,
    consent,
    notYou,
    save,
    onShown,
    unsent,
    ...link
  } = props
  const [errors, setErrors] = useState<Failures>(link.form?.errors ?? {})
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(0)
  const [waits, setWaits] = useState<boolean>()
  // An unsent RSVP that was rejected or is being changed.
  const [returned, setReturned] = useState<RsvpFormState | null>(null)
  const card = useRef<HTMLElement>(null)
  const isInBrowser = useIsInBrowser()
  // One key per guest, so that two guests on one device, or a guest and an account, don't share an unsent RSVP.
  const waitingKey = guestKey?.inviteeId ?? event.id
  const waiting = isInBrowser ? readStored(`waiting:${waitingKey}`) : undefined
  const isWaiting = isInBrowser && (waits ?? (waiting !== undefined && (waiting === '') === !unsent))
  // After an RSVP was saved here, the link's parameters and the posted form are ignored.
  const { preselected, form } = saved > 0 || returned ? { preselected: null, form: returned } : link
  const { invitee } = event
  const before = invitee?.rsvpStatus === 'YES' || invitee?.rsvpStatus === 'NO' ? invitee.rsvpStatus : undefined
  const hasErrors = form !== null && Object.keys(form.errors).length > 0
  const startsOpen = arrival?.showRSVP || hasErrors || (preselected !== null && preselected !== before)
  // Undefined until the guest opens or closes the form.
  const [isOpen, setOpen] = useState<boolean>()
  const known = [...new Set([...contactsOf(invitee), ...(link.known ?? [])])]

  useEffect(() => {
    if (saved > 0) card.current?.focus()
  }, [saved])

  if (isPast(event, now)) return before && invitee && <RsvpSummary invitee={invitee} isOver />

  const submit = async (data: FormData): Promise<void> => {
    setBusy(true)
    // A first RSVP shouldn't open the dialog when it is saved; a dialog that the guest opened in the meantime stays open.
    if (!before) setOpen(false)
    const prepare = await loadPrepare().catch(() => undefined)
    // The validation code couldn't be loaded, so the server is unreachable.
    if (!prepare) setErrors({ form: unreachable })
    else setErrors(await send(prepare.prepareRsvp(data, event, known), prepare))
    setBusy(false)
  }
  const send = async (
    prepared: ReturnType<Prepare['prepareRsvp']>,
    { failureMessage, signInMessage }: Prepare,
  ): Promise<Failures> => {
    if ('errors' in prepared) return prepared.errors
    try {
      const outcome = await save(prepared.rsvp)
      if (outcome !== 'saved') return { form: signInMessage }
    } catch (error) {
      const { rsvp, values } = prepared
      const keep = await loadKeep().catch(() => undefined)
      if (!(await keep?.keepRsvp(waitingKey, error, { rsvp, values }, unsent?.(rsvp))))
        return { form: failureMessage(error) }
      setOpen(false)
      setWaits(true)
      return {}
    }
    settle()
    return {}
  }
  const settle = (): void => {
    dropResponses(event.id)
    if (before) setOpen(false)
    setReturned(null)
    setSaved((times) => times + 1)
  }
  const endWaiting = (outcome: Parameters<UnsentRsvpProps['onEnd']>[0]): void => {
    setWaits(false)
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
    onSubmit: (data: FormData) => void submit(data),
    onStart: () => void Promise.all([loadPrepare(), loadKeep(), loadUnsent()]).catch(() => undefined),
  }
  const inline = (
    <RsvpForm
      key={`${saved} ${returned !== null} ${invitee?.inviteeId} ${knownName}`}
      newGuest={newGuest}
      {...fields}
    />
  )
  const open = isOpen ?? (isInBrowser && startsOpen)
  const close = (): void => {
    setOpen(false)
    setErrors({})
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={copy.yourRsvp}
      className="grid gap-5 rounded-lg bg-surface p-5 shadow-raised outline-none small:p-7"
    >
      {isRecalling ? (
        <p role="status" className="text-body text-ink-muted">
          {copy.loadingRsvp}
        </p>
      ) : isWaiting ? (
        <Suspense>
          <UnsentRsvp waitingKey={waitingKey} save={save} onEnd={endWaiting} />
        </Suspense>
      ) : before && invitee ? (
        <>
          <RsvpSummary invitee={invitee} />
          {isInBrowser && guestKey && onShown && invitee.withheld?.shownFor && isMissing(invitee) && (
            <Suspense>
              <OwnRsvp eventId={event.id} guestKey={guestKey} shownFor={invitee.withheld.shownFor} onShown={onShown} />
            </Suspense>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="min-h-11 w-fit cursor-pointer rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover noscript:hidden"
          >
            {copy.changeRsvp}
          </button>
          <noscript>
            <details open={startsOpen}>
              <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover [&::-webkit-details-marker]:hidden">
                {copy.changeRsvp}
              </summary>
              <div className="pt-6">{inline}</div>
            </details>
          </noscript>
          {open && (
            <Suspense>
              <RsvpDialog
                {...fields}
                before={before}
                isUnchanged={isOpen === undefined && arrival?.nonUpdateRSVPThroughEmail}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      ) : (
        inline
      )}
      {notYou}
    </section>
  )
}
