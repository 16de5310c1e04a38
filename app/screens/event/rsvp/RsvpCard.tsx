import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import { isPast } from '@festoon/contract/rules/dates/past'
import { givenRsvp, type GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import type { NewGuest } from '@festoon/contract/wire/page'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { useIsInBrowser } from '../../../platform/browser/useIsInBrowser.ts'
import type { GuestArrival } from '../../../platform/document/arrival.ts'
import { partStyles } from '../guestParts/partStyles.ts'
import { RsvpFaults } from '../RsvpFaults.tsx'
import type { KeepLinkProps } from './KeepLink.tsx'
import { RsvpForm } from './RsvpForm.tsx'
import { formOf } from './rsvpFormFields.ts'
import { rsvpView } from './rsvpState.ts'
import type { ChangeableRsvpProps } from './summary/ChangeableRsvp.tsx'
import { SummaryPart } from './summary/SummaryPart.tsx'
import type { UnsentRsvpProps } from './UnsentRsvp.tsx'
import { loadSending, loadUnsent, useRsvpCard, type RsvpSender } from './useRsvpCard.ts'

// Loaded for an RSVP that couldn't be sent.
const UnsentRsvp = lazyOr<UnsentRsvpProps>(() => loadUnsent().then((part) => part.UnsentRsvp))

// Loaded for guests whose RSVP, answer or message isn't confirmed by email.
const KeepLink = lazyOr<KeepLinkProps>(() =>
  Promise.all([import('./KeepLink.tsx'), partStyles()]).then(([part]) => part.KeepLink),
)

export interface RsvpCardProps extends RsvpSender, Pick<ChangeableRsvpProps, 'details' | 'onShown' | 'refusedGuests'> {
  /** The invitee id and proof for a new guest who submits the form without JavaScript. */
  newGuest?: NewGuest | null | undefined
  preselected: GivenRsvp | null
  now: number
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
}

/**
 * The guest's RSVP: a form until the guest has RSVPed, then a summary with a button to change the RSVP (RSVP-30, RSVP-37).
 * While an RSVP is waiting to be sent, shows that one instead. Once the party is over, shows only the summary, if any.
 */
export function RsvpCard(props: RsvpCardProps) {
  const { event, link, details, now, isRecalling = false, save } = props
  const { invitee } = event
  const before = givenRsvp(invitee)
  const card = useRsvpCard(props)
  const { state, dispatch, settle } = card
  const isInBrowser = useIsInBrowser()
  const view = rsvpView(state, { isOver: isPast(event, now), isLoading: isRecalling, before })
  const section = useFocusOnRsvp(
    (state.saved?.times ?? 0) +
      Number(!isRecalling && (props.preselected !== null || props.arrival?.showRSVP === true)),
  )
  const { key, mayBeShort, opensItself, problems, ...form } = formOf(state, props)
  const fields = {
    ...form,
    event,
    link,
    busy: state.status === 'sending',
    knownContacts: card.contacts,
    consent: props.consent,
    onSubmit: (...rsvp: Parameters<typeof card.submit>) => void card.submit(...rsvp),
    onStart: loadSending,
  }
  const inline = <RsvpForm key={key} newGuest={props.newGuest} mayBeShort={mayBeShort} {...fields} />
  const summary = invitee && (
    <SummaryPart
      {...props}
      card={card}
      invitee={invitee}
      fields={fields}
      form={inline}
      isOver={view === 'past'}
      opensItself={opensItself}
    />
  )
  if (view === 'past') return before && summary
  const content = (): ReactNode => {
    switch (view) {
      case 'loading':
        return <Note>{copy.loadingRsvp}</Note>
      case 'unsent':
        return (
          <Suspense>
            <UnsentRsvp
              {...card.waitingId}
              save={save}
              onSent={(wantedGuests) => settle('saved', wantedGuests)}
              onEnd={(outcome) => {
                dispatch(outcome === 'gone' ? { type: 'gone' } : { type: 'returned', start: outcome, before })
              }}
            />
          </Suspense>
        )
      case 'form':
        return inline
      case 'summary':
        return summary
    }
  }
  const confirmableBy = invitee?.withheld?.unconfirmed
  return (
    <section
      ref={section}
      // A form without JavaScript opens the next page here.
      id="rsvp"
      tabIndex={-1}
      aria-label={copy.yourRsvp}
      className="relative isolate grid gap-5 rounded-lg bg-surface p-5 shadow-raised outline-none small:p-7"
    >
      {problems && <noscript>{import.meta.env.SSR && <RsvpFaults event={event} errors={problems} />}</noscript>}
      {content()}
      {event.rsvpNote && <Note>{event.rsvpNote}</Note>}
      {isInBrowser && link && confirmableBy && (view === 'summary' || event.whenNote || invitee?.rsvpAt) && (
        <Suspense>
          <KeepLink link={link} takesCode={confirmableBy === 'code'} />
        </Suspense>
      )}
      {view !== 'summary' && details && details.facts}
      {props.notYou}
    </section>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-body text-ink-muted">
    {children}
  </p>
)

/** Returns the ref of an element that gets the focus whenever the count changes, unless it is 0. */
function useFocusOnRsvp(count: number) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (count === 0) return
    element.current?.scrollIntoView({ block: 'nearest' })
    element.current?.focus({ preventScroll: true })
  }, [count])
  return element
}
