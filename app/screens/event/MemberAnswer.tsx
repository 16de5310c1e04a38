import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '@festoon/contract/account'
import type { EventView } from '@festoon/contract/event'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { eventQuery, userQuery } from '../../api/queries.ts'
import { lazyPart } from '../../layout/lazyPart.tsx'
import { TextConsentField } from '../../layout/TextConsentField.tsx'
import { useOnline } from '../../layout/useOnline.ts'
import { mergeSnoozedAt, missingAfterYes, snoozeMerge } from '../../merge/mergeDue.ts'
import type { Missing } from '../../merge/mergeMachine.ts'
import { keepThisPage } from '../../offline/startWorker.ts'
import { newUuid } from '../../session/newUuid.ts'
import { useSession } from '../../session/useSession.ts'
import type { Arrival } from '../../document/arrival.ts'
import type { MemberLink } from './memberLink.ts'
import { mergedEvent } from './mergedEvent.ts'
import { NotYou } from './NotYou.tsx'
import { RsvpCard, type SaveAnswer } from './RsvpCard.tsx'
import type { ContactKind } from './rsvpFormFields.ts'

// Loaded for the few who are asked.
const MergeDialog = lazyPart(() => import('../../merge/MergeDialog.tsx').then((module) => module.MergeDialog))

export interface MemberAnswerProps {
  event: EventView
  now: number
  /** What the address brought along. */
  link: MemberLink
  /** What the way here asked for. */
  arrival: Arrival
  /** The link is somebody else's: its row is not this account's to answer. */
  onReplyAnew: () => void
}

const contactsOfUser = (user: User | undefined): ContactKind[] => [
  ...(user && user.emails.length > 0 ? ['email' as const] : []),
  ...(user && user.phones.length > 0 ? ['phone' as const] : []),
]

/** Whether there is a phone that texts may not go to yet. */
const mayAskForTexts = (user: User | undefined): boolean =>
  user !== undefined && user.phones.length > 0 && user.textPermissionStatus !== 'granted'

/**
 * The answer of a signed-in guest, with the wish for texts where that is open (RPC-37, TEXT-05). After a yes a contact is
 * asked for that the host needs and the guest has not (MERGE-02, MERGE-08).
 */
export function MemberAnswer({ event, now, link, arrival, onReplyAnew }: MemberAnswerProps) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const { userId } = useSession()
  const { data: user, isPending } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  // Someone who opened the link without being invited gets a row of their own; one id, however often it is sent.
  const [newId] = useState(() => newUuid())
  const [wantsTexts, setWantsTexts] = useState(false)
  const [missing, setMissing] = useState<Missing | null>(null)
  const asksForTexts = mayAskForTexts(user)
  const isOnline = useOnline()
  const hasAnswered = event.invitee?.rsvpStatus === 'YES' || event.invitee?.rsvpStatus === 'NO'
  // An invitation that no account has yet: it was opened by its link.
  const isLinks = event.invitee?.withheld?.isOwn === false

  const save: SaveAnswer = async (answer) => {
    const isYes = answer.rsvpStatus === 'YES'
    const saved = await call('updateAttendance', {
      eventId: event.id,
      invitee: { ...answer, inviteeId: event.invitee?.inviteeId ?? newId },
      ...(isLinks && link.key ? { token: link.key.token } : {}),
      ...(isYes && asksForTexts && wantsTexts ? { textPermissionStatusUpdate: 'granted' } : {}),
    })
    queryClient.setQueryData(eventQuery(event.id).queryKey, mergedEvent(event, saved.invitee))
    await Promise.all([['event', event.id], ['user']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    // As it is now, for when there is no network.
    void keepThisPage()
    if (isYes && user) setMissing(missingAfterYes(user, event.communicationPreference, mergeSnoozedAt(), Date.now()))
    return 'saved'
  }
  const close = (result: 'snoozed' | 'added' | 'merged'): void => {
    setMissing(null)
    if (result === 'snoozed') snoozeMerge(Date.now())
    if (result === 'added') notify({ level: 'info', text: missing === 'phone' ? 'Phone added.' : 'Email added.' })
    // Another invitation to this party may have come with the contact.
    void queryClient.invalidateQueries({ queryKey: ['event', event.id] })
  }

  return (
    <>
      <RsvpCard
        event={event}
        guestKey={null}
        preselected={link.preselected}
        form={null}
        now={now}
        known={contactsOfUser(user)}
        knownName={user?.name ?? arrival.inviteeName}
        isAsked={arrival.showRSVP}
        answersAs={
          isLinks &&
          event.invitee && (
            <NotYou eventId={event.id} guestKey={link.key} name={event.invitee.name} onLeave={onReplyAnew} />
          )
        }
        // Who is offline is not looked up. The form starts from the name: one drawn before would be drawn anew, and lose what was picked meanwhile.
        isRecalling={isPending && isOnline && !hasAnswered}
        consent={asksForTexts && <TextConsentField checked={wantsTexts} onChange={setWantsTexts} />}
        save={save}
      />
      {missing !== null && <MergeDialog missing={missing} from="rsvp" onClose={close} />}
    </>
  )
}
