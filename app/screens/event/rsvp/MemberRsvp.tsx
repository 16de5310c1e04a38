import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/eventParts'
import type { User } from '@festoon/contract/nouns/account'
import type { EventView } from '@festoon/contract/nouns/event'
import type { ContactKind } from '@festoon/contract/rules/guests/contactKinds'
import { givenRsvp, mayChoose } from '@festoon/contract/rules/guests/givenRsvp'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { mergeSnoozedAt, missingAfterYes, snoozeMerge } from '../../../features/merge/mergeDue.ts'
import { askLater } from '../../../features/merge/mergeLater.ts'
import type { MissingContact } from '../../../features/merge/mergeMachine.ts'
import { SmsConsentField } from '../../../features/smsConsent/SmsConsentField.tsx'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { call } from '../../../platform/api/call.ts'
import { mergedEvent } from '../../../platform/api/mergedEvent.ts'
import { eventQuery, userQuery } from '../../../platform/api/queries.ts'
import { newUuid } from '../../../platform/browser/newUuid.ts'
import { useOnline } from '../../../platform/browser/useOnline.ts'
import type { Arrival } from '../../../platform/document/arrival.ts'
import { keepThisPage } from '../../../platform/offline/startWorker.ts'
import * as paths from '../../../platform/paths.ts'
import { useSession } from '../../../platform/session/useSession.ts'
import type { MemberLink } from './memberLink.ts'
import { NotYou } from './NotYou.tsx'
import { RsvpCard } from './RsvpCard.tsx'
import type { RsvpCardProps } from './RsvpCardProps.ts'
import type { SaveRsvp } from './saveRsvp.ts'

// Loaded on demand, because only a few guests are asked.
const MergeDialog = lazyPart(() =>
  import('../../../features/merge/MergeDialog.tsx').then((module) => module.MergeDialog),
)

export interface MemberRsvpProps {
  event: EventView
  now: number
  /** The party's details, for a guest who is going. */
  details: RsvpCardProps['details']
  /** The personal link's parameters in the page's URL. */
  link: MemberLink
  /** Navigation state passed to the event page. */
  arrival: Arrival
  /** Called when the user chooses to RSVP as themselves rather than as the link's guest. */
  onRsvpAsYourself: () => void
}

const contactsOfUser = (user: User | undefined): ContactKind[] => [
  ...(user && user.emails.length > 0 ? ['email' as const] : []),
  ...(user && user.phones.length > 0 ? ['phone' as const] : []),
]

/** Returns true if the user has a phone number but hasn't agreed to SMS yet. */
const mayAskForSms = (user: User | undefined): boolean =>
  user !== undefined && user.phones.length > 0 && user.textPermissionStatus !== 'granted'

/**
 * The RSVP of a signed-in guest, with a checkbox for SMS consent if needed (RPC-37, TEXT-05). After a yes, may ask for an
 * email address or phone number that the account lacks (MERGE-02, MERGE-08).
 */
export function MemberRsvp({ event, now, details, link, arrival, onRsvpAsYourself }: MemberRsvpProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotice()
  const { userId } = useSession()
  const { data: user, isPending } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  // The id of a guest who opened the link without an invitation. It stays the same across retries.
  const [newId] = useState(() => newUuid())
  const [wantsSms, setWantsSms] = useState(false)
  const [missingContact, setMissing] = useState<MissingContact | null>(null)
  const asksForSms = mayAskForSms(user)
  const isOnline = useOnline()
  const hasRsvp = givenRsvp(event.invitee) !== undefined
  // True if the user opened a personal link to an invitation that no account has claimed yet.
  const isUnclaimed = event.invitee?.withheld?.isOwn === false

  const { inviteeId, rsvpStatus } = event.invitee ?? {}
  const token = isUnclaimed ? link.personalLink?.token : undefined
  const isUnseen = rsvpStatus === 'INVITED'
  // Reported by the opened page rather than the GET, because mail scanners open links too (RSVP-02).
  useEffect(() => {
    if (!isUnseen || inviteeId === undefined) return
    const view = { inviteeId, rsvpStatus: 'SEEN' as const }
    const proof = token === undefined ? {} : { token }
    call('updateAttendance', { eventId: event.id, invitee: view, ...proof }, { blocking: false }).catch(() => undefined)
  }, [event.id, inviteeId, isUnseen, token])

  /** Returns the contact that the host wants and the account lacks, if it is time to ask for it. */
  const findDue = async (): Promise<MissingContact | null> => {
    // The account may still be loading if the guest is quick.
    const account = user ?? (userId && (await queryClient.fetchQuery(userQuery(userId)).catch(() => undefined)))
    return account ? missingAfterYes(account, event.communicationPreference, mergeSnoozedAt(), Date.now()) : null
  }
  const save: SaveRsvp = async (rsvp) => {
    const isYes = rsvp.rsvpStatus === 'YES'
    const result = await call('updateAttendance', {
      eventId: event.id,
      invitee: { ...rsvp, inviteeId: event.invitee?.inviteeId ?? newId },
      ...(token === undefined ? {} : { token }),
      ...(isYes && asksForSms && wantsSms ? { textPermissionStatusUpdate: 'granted' } : {}),
    })
    queryClient.setQueryData(eventQuery(event.id).queryKey, mergedEvent(event, result.invitee))
    await Promise.all([['event', event.id], ['user']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    // Stores the current page for offline use.
    void keepThisPage()
    const due = isYes ? await findDue() : null
    if (!isYes || !link.isFinishing) setMissing(due)
    else {
      // The photo dialog comes first. A missing contact is requested on the events page (RSVP-10, RSVP-42).
      if (due) askLater(due)
      void navigate(paths.event(event.id), { replace: true, state: { showPhotosPromo: true } })
    }
    return rsvp.undoes && result.isNonUpdate ? 'refused' : 'saved'
  }
  const close = (result: 'snoozed' | 'added' | 'merged'): void => {
    setMissing(null)
    if (result === 'snoozed') snoozeMerge(Date.now())
    if (result === 'added')
      notify({ level: 'info', text: missingContact === 'phone' ? copy.phoneAdded : copy.emailAdded })
    // The new contact may bring another invitation to this party.
    void queryClient.invalidateQueries({ queryKey: ['event', event.id] })
  }

  return (
    <>
      <RsvpCard
        event={event}
        link={null}
        preselected={mayChoose(event, link.preselected) ? link.preselected : null}
        form={link.prefill && { values: link.prefill, errors: {} }}
        now={now}
        details={details}
        accountContacts={contactsOfUser(user)}
        knownName={user?.name ?? arrival.inviteeName}
        arrival={arrival}
        notYou={
          isUnclaimed &&
          event.invitee && (
            <NotYou eventId={event.id} link={link.personalLink} name={event.invitee.name} onLeave={onRsvpAsYourself} />
          )
        }
        // The form is prefilled with the user's name. If it were shown before the name is loaded, the guest's input would be
        // lost.
        isRecalling={isPending && isOnline && !hasRsvp}
        consent={asksForSms && <SmsConsentField checked={wantsSms} onChange={setWantsSms} />}
        save={save}
      />
      {missingContact !== null && <MergeDialog missingContact={missingContact} from="rsvp" onClose={close} />}
    </>
  )
}
