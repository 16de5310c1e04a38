import { lazy, Suspense, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '@festoon/contract/account'
import type { EventView } from '@festoon/contract/event'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { eventQuery, userQuery } from '../../api/queries.ts'
import { TextConsentField } from '../../layout/TextConsentField.tsx'
import { mergeSnoozedAt, missingAfterYes, snoozeMerge } from '../../merge/mergeDue.ts'
import type { Missing } from '../../merge/mergeMachine.ts'
import { newUuid } from '../../session/newUuid.ts'
import { useSession } from '../../session/useSession.ts'
import { RsvpCard, type SaveAnswer } from './RsvpCard.tsx'

// Loaded for the few who are asked.
const MergeDialog = lazy(() => import('../../merge/MergeDialog.tsx').then((part) => ({ default: part.MergeDialog })))

/** Whether there is a phone that texts may not go to yet. */
const mayAskForTexts = (user: User | undefined): boolean =>
  user !== undefined && user.phones.length > 0 && user.textPermissionStatus !== 'granted'

/**
 * The answer of a signed-in guest, with the wish for texts where that is open (RPC-37, TEXT-05). After a yes a contact is
 * asked for that the host needs and the guest has not (MERGE-02, MERGE-08).
 */
export function MemberAnswer({ event, now }: { event: EventView; now: number }) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const { userId } = useSession()
  const { data: user, isPending } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  // Someone who opened the link without being invited gets a row of their own; one id, however often it is sent.
  const [newId] = useState(() => newUuid())
  const [wantsTexts, setWantsTexts] = useState(false)
  const [missing, setMissing] = useState<Missing | null>(null)
  const asksForTexts = mayAskForTexts(user)

  const save: SaveAnswer = async (answer) => {
    const isYes = answer.rsvpStatus === 'YES'
    const saved = await call('updateAttendance', {
      eventId: event.id,
      invitee: { ...answer, inviteeId: event.invitee?.inviteeId ?? newId },
      ...(isYes && asksForTexts && wantsTexts ? { textPermissionStatusUpdate: 'granted' } : {}),
    })
    queryClient.setQueryData(eventQuery(event.id).queryKey, { ...event, invitee: saved.invitee })
    await Promise.all([['event', event.id], ['user']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
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
        preselected={null}
        form={null}
        now={now}
        isContactKnown
        knownName={user?.name}
        // The form starts from the name: one drawn before would be drawn anew, and lose what was picked meanwhile.
        isRecalling={isPending}
        consent={asksForTexts && <TextConsentField checked={wantsTexts} onChange={setWantsTexts} />}
        save={save}
      />
      {missing !== null && (
        <Suspense fallback={null}>
          <MergeDialog missing={missing} from="rsvp" onClose={close} />
        </Suspense>
      )}
    </>
  )
}
