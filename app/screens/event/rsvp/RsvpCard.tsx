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
import type { KeepLinkProps } from './KeepLink.tsx'
import type { OwnRsvpProps } from './OwnRsvp.tsx'
import type { RsvpDialogProps } from './RsvpDialog.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import { RsvpFaults } from '../RsvpFaults.tsx'
import type { ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { contactsOf, startingValues } from './rsvpFormFields.ts'
import type { UnsentRsvpProps } from './UnsentRsvp.tsx'
import type { SavedRsvpProps } from './SavedRsvp.tsx'
import type { SaveRsvp } from './saveRsvp.ts'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import { personalLink, whyKeepLink } from '@festoon/contract/messages/rsvp/personalLink'
import * as paths from '../../../pathTo.ts'
import { givenRsvp, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'

// Loaded when a guest changes their RSVP. If that fails, the form is shown in the page.
const RsvpDialog = lazyOr<RsvpDialogProps>(
  () => Promise.all([import('./RsvpDialog.tsx'), partStyles()]).then(([part]) => part.RsvpDialog),
  RsvpForm,
)

const loadPrepare = () => import('./prepareRsvp.ts')
const loadKeep = () => import('../../../offline/keepRsvp.ts')
const loadUnsent = () => import('./UnsentRsvp.tsx')

// Loaded for an RSVP that was saved here.
const SavedRsvp = lazyOr<SavedRsvpProps>(() =>
  Promise.all([import('./SavedRsvp.tsx'), partStyles()]).then(([part]) => part.SavedRsvp),
)

// Loaded for an RSVP that couldn't be sent.
const UnsentRsvp = lazyOr<UnsentRsvpProps>(() => loadUnsent().then((part) => part.UnsentRsvp))

// Loaded for guests who RSVPed on another device.
const OwnRsvp = lazyOr<OwnRsvpProps>(() =>
  Promise.all([import('./OwnRsvp.tsx'), partStyles()]).then(([part]) => part.OwnRsvp),
)

// Loaded for guests whose RSVP, answer or message isn't confirmed by email.
const KeepLink = lazyOr<KeepLinkProps>(() =>
  Promise.all([import('./KeepLink.tsx'), partStyles()]).then(([part]) => part.KeepLink),
)

export interface RsvpCardProps {
  event: EventView
  guestKey: GuestKey | null
  /** The invitee id and proof for a new guest who submits the form without JavaScript. */
  newGuest?: NewGuest | null | undefined
  preselected: GivenRsvp | null
  /** The form's values and errors from a submission without JavaScript, or the values in the link; null if there are none. */
  form: RsvpFormState | null
  now: number
  /** The parts of the invitation that are shown in the card of a guest who is going. */
  details?: { facts: ReactNode; calendar: ReactNode } | false | undefined
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

/** Returns the proof that shows the guest's message and responses if this browser lacks a part of them. */
const missingProof = ({
  withheld,
  rsvpMessage,
  answers,
  heads,
}: Invitee): OwnRsvpProps['by'] | false | null | undefined => {
  const shown = withheld?.provable
  return (
    shown &&
    ((shown.message && rsvpMessage === '') || shown.responses > answers.length || (shown.heads && !heads)) &&
    shown.by
  )
}

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
    details,
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
  const [isNewYes, setNewYes] = useState(false)
  const [mayUndo, setMayUndo] = useState(false)
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
  const before = givenRsvp(invitee)
  const hasErrors = form !== null && Object.keys(form.errors).length > 0
  const isEntered = invitee?.rsvpAt === undefined
  const startsOpen = arrival?.showRSVP || hasErrors || (preselected !== null && (preselected !== before || isEntered))
  const proof = invitee && missingProof(invitee)
  const unconfirmed = invitee?.withheld?.unconfirmed
  // Undefined until the guest opens or closes the form.
  const [isOpen, setOpen] = useState<boolean>()
  const known = [...new Set([...contactsOf(invitee), ...(link.known ?? [])])]

  // Changes after an RSVP, and is not 0 for visitors who came to RSVP, such as from an email.
  const focuses = saved + Number(!isRecalling && (link.preselected !== null || arrival?.showRSVP === true))
  useEffect(() => {
    if (focuses === 0) return
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.focus({ preventScroll: true })
  }, [focuses])

  if (isPast(event, now)) return before && invitee && <RsvpSummary invitee={invitee} isOver />

  const submit = async (data: FormData, isOneTap: boolean): Promise<void> => {
    setBusy(true)
    setMayUndo(isOneTap)
    setNewYes(before !== 'YES')
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
    onSubmit: (...rsvp: Parameters<typeof submit>) => void submit(...rsvp),
    onStart: () => void Promise.all([loadPrepare(), loadKeep(), loadUnsent()]).catch(() => undefined),
  }
  const inline = (
    <RsvpForm
      key={`${saved} ${returned !== null} ${invitee?.inviteeId} ${invitee?.rsvpMessage} ${knownName}`}
      newGuest={newGuest}
      mayBeShort={form === null}
      {...fields}
    />
  )
  const isSummary = !isRecalling && !isWaiting && before && invitee
  const open = isOpen ?? (isInBrowser && startsOpen)
  const close = (): void => {
    setOpen(false)
    setErrors({})
  }
  return (
    <section
      ref={card}
      // A form without JavaScript opens the next page here.
      id="rsvp"
      tabIndex={-1}
      aria-label={copy.yourRsvp}
      className="relative isolate grid gap-5 rounded-lg bg-surface p-5 shadow-raised outline-none small:p-7"
    >
      {hasErrors && <noscript>{import.meta.env.SSR && <RsvpFaults event={event} errors={form.errors} />}</noscript>}
      {isRecalling ? (
        <p role="status" className="text-body text-ink-muted">
          {copy.loadingRsvp}
        </p>
      ) : isWaiting ? (
        <Suspense>
          <UnsentRsvp waitingKey={waitingKey} save={save} onEnd={endWaiting} />
        </Suspense>
      ) : isSummary ? (
        <>
          <RsvpSummary invitee={invitee} />
          {isInBrowser && guestKey && onShown && proof && (
            <Suspense>
              <OwnRsvp eventId={event.id} guestKey={guestKey} by={proof} onShown={onShown} />
            </Suspense>
          )}
          {details && details.facts}
          <div className="flex flex-wrap items-center gap-2">
            {details && details.calendar}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setMayUndo(false)
                setOpen(true)
              }}
              className="min-h-11 w-fit cursor-pointer rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover noscript:hidden"
            >
              {!mayUndo
                ? copy.changeRsvp
                : event.openInvite && before === 'YES'
                  ? copy.addMessageOrGuests
                  : copy.addMessage}
            </button>
            {saved > 0 && !busy && (
              <Suspense>
                <SavedRsvp invitee={invitee} save={save} isNewYes={isNewYes} mayUndo={mayUndo} onUndone={settle} />
              </Suspense>
            )}
          </div>
          {guestKey && (
            <noscript>
              {/* Browsers never render this, so their script leaves it out. */}
              {import.meta.env.SSR && unconfirmed && (
                <p className="pb-4 text-body text-ink-muted">
                  <a href={paths.eventAsGuest(event.id, guestKey)} className="font-semibold text-highlight underline">
                    {personalLink}
                  </a>
                  {'. '}
                  {whyKeepLink}
                </p>
              )}
              {import.meta.env.SSR && (
                <details open={startsOpen}>
                  <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center rounded-pill border border-line-strong px-5 text-label hover:bg-tint-hover [&::-webkit-details-marker]:hidden">
                    {copy.changeRsvp}
                  </summary>
                  <div className="pt-6">{inline}</div>
                </details>
              )}
            </noscript>
          )}
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
      {event.rsvpNote && (
        <p role="status" className="text-body text-ink-muted">
          {event.rsvpNote}
        </p>
      )}
      {isInBrowser && guestKey && unconfirmed && (isSummary || event.whenNote || invitee?.rsvpAt) && (
        <Suspense>
          <KeepLink eventId={event.id} guestKey={guestKey} takesCode={unconfirmed === 'code'} />
        </Suspense>
      )}
      {!isSummary && details && details.facts}
      {notYou}
    </section>
  )
}
