import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { redirect, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/cohosts'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { InputOf } from '@festoon/contract/wire/operations'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { PersonForm } from '../../features/guests/picker/PersonForm.tsx'
import type { Candidate } from '../../features/guests/picker/suggestions.ts'
import { call } from '../../platform/api/call.ts'
import { inviteesQuery } from '../../platform/api/inviteesQuery.ts'
import { eventQuery } from '../../platform/api/queries.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import * as paths from '../../platform/paths.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { AskGuest } from './AskGuest.tsx'
import { isRequested } from './cohostState.ts'
import { MemberPicker } from './MemberPicker.tsx'

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    const event = await queryClient.fetchQuery(eventQuery(params.eventId ?? ''))
    // People who were asked to co-host respond to that first (ROUTE-34).
    if (isRequested(event)) return redirect(paths.cohost(event.id))
    if (!event.isHost) return redirect(paths.event(event.id))
    await queryClient.ensureQueryData(inviteesQuery(event.id))
    return null
  }

/**
 * The screen where the organizer asks someone to co-host: a member, a guest of the party, or a person entered by name and
 * email address (ROUTE-33, COHOST-01).
 */
export function Component() {
  const { eventId = '' } = useParams()
  const { data: invitees = [] } = useQuery(inviteesQuery(eventId))
  // The same person keeps the same id across retries.
  const ids = useRef(new Map<string, string>())
  const [busyId, setBusyId] = useState<string | null>(null)
  const notify = useNotice()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const idOf = (key: string): string => {
    const inviteeId = ids.current.get(key) ?? newUuid()
    ids.current.set(key, inviteeId)
    return inviteeId
  }
  const addCohost = async (cohost: InputOf<'addCohost'>['cohost'], name: string): Promise<void> => {
    await call('addCohost', { eventId, cohost })
    await queryClient.invalidateQueries({ queryKey: inviteesQuery(eventId).queryKey })
    notify({ level: 'info', text: copy.added(name) })
    await navigate(paths.cohost(eventId))
  }
  const whileBusy = async (id: string, ask: () => Promise<void>): Promise<void> => {
    setBusyId(id)
    try {
      await ask()
    } catch (error) {
      setBusyId(null)
      notify({ level: 'error', text: errorMessage(error) })
    }
  }
  // Hosts are always on the guest list, so new people are added to it first.
  const addMember = async ({ name, userId, inviteeId: knownId }: Candidate): Promise<void> => {
    if (busyId !== null || userId === undefined) return
    const inviteeId = knownId ?? idOf(userId)
    await whileBusy(userId, async () => {
      if (knownId === undefined) await call('queueInvites', { eventId, invitees: [{ inviteeId, userId }] })
      await addCohost({ inviteeId }, name)
    })
  }

  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-10 px-4 py-10 wide:px-8">
      <h1 className="font-display text-display">{copy.addCohost}</h1>
      <MemberPicker invitees={invitees} onPick={(member) => void addMember(member)} />
      <ThemeScope preset="welcome" className="rounded-lg p-5 wide:p-7">
        <PersonForm
          heading={copy.byNameAndEmail}
          submitLabel={copy.sendRequest}
          onPerson={async ({ name, email }) => {
            try {
              await addCohost({ inviteeId: idOf(normalizeEmail(email)), name, email }, name)
            } catch (error) {
              if (error instanceof CallError && error.reason === 'alreadyInvited')
                return { emailError: copy.alreadyGuest }
              notify({ level: 'error', text: errorMessage(error) })
              return 'failed'
            }
            return undefined
          }}
        />
      </ThemeScope>
      <AskGuest
        invitees={invitees}
        busyId={busyId}
        onAsk={({ inviteeId, name }) => void whileBusy(inviteeId, () => addCohost({ inviteeId }, name))}
      />
    </div>
  )
}
