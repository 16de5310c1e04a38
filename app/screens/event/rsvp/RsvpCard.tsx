import { Suspense, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/rsvp/rsvp'
import { isPast } from '@festoon/contract/rules/dates/past'
import { givenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { lazyOr } from '../../../parts/lazyOr.ts'
import { RsvpFaults } from '../RsvpFaults.tsx'
import { KeepLinkPart } from './KeepLinkPart.tsx'
import type { RsvpCardProps } from './RsvpCardProps.ts'
import { RsvpForm } from './RsvpForm.tsx'
import { formOf } from './rsvpFormFields.ts'
import { rsvpView } from './rsvpState.ts'
import { SummaryPart } from './summary/SummaryPart.tsx'
import type { UnsentRsvpProps } from './UnsentRsvp.tsx'
import { loadSending, loadUnsent, useRsvpCard } from './useRsvpCard.ts'
import { useRsvpFocus } from './useRsvpFocus.ts'

// Loaded for an RSVP that couldn't be sent.
const UnsentRsvp = lazyOr<UnsentRsvpProps>(() => loadUnsent().then((part) => part.UnsentRsvp))

/**
 * The guest's RSVP: a form until the guest has RSVPed, then a summary with a button to change the RSVP (RSVP-30, RSVP-37).
 * While an RSVP is waiting to be sent, shows that one instead. Once the party is over, shows only the summary, if any.
 */
export function RsvpCard(props: RsvpCardProps) {
  const { event, link, details, isRecalling = false, preselected, arrival, save } = props
  const { invitee } = event
  const before = givenRsvp(invitee)
  const card = useRsvpCard(props)
  const { state, contacts, submit } = card
  const view = rsvpView(state, { isOver: isPast(event, props.now), isLoading: isRecalling, before })
  const cameToRsvp = !isRecalling && (preselected !== null || arrival?.showRSVP === true)
  const section = useRsvpFocus((state.saved?.times ?? 0) + Number(cameToRsvp))
  const { key, mayBeShort, opensItself, problems, ...form } = formOf(state, props)
  const fields = {
    ...form,
    event,
    link,
    busy: state.status === 'sending',
    knownContacts: contacts,
    consent: props.consent,
    onSubmit: (...rsvp: Parameters<typeof submit>) => void submit(...rsvp),
    onStart: loadSending,
  }
  const inline = <RsvpForm key={key} newGuest={props.newGuest} mayBeShort={mayBeShort} {...fields} />
  const whole = { ...props, card, fields, form: inline, isOver: view === 'past', opensItself }
  const summary = invitee && <SummaryPart {...whole} invitee={invitee} />
  if (view === 'past') return before && summary
  const content = (): ReactNode => {
    switch (view) {
      case 'loading':
        return <Note>{copy.loadingRsvp}</Note>
      case 'unsent':
        return (
          <Suspense>
            <UnsentRsvp card={card} save={save} before={before} />
          </Suspense>
        )
      case 'form':
        return inline
      case 'summary':
        return summary
    }
  }
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
      {/* A guest who has just joined the waitlist isn't asked to join it. */}
      {event.rsvpNote && !(event.isFull && view === 'summary') && <Note>{event.rsvpNote}</Note>}
      <KeepLinkPart event={event} link={link} hasSummary={view === 'summary'} />
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
