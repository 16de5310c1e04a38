import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { redirect, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/cohosts'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { InputOf } from '@festoon/contract/wire/operations'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { PersonForm } from '../../features/guests/picker/PersonForm.tsx'
import type { Candidate } from '../../features/guests/picker/suggestions.ts'
import { smallPhoto } from '../../parts/smallPhoto.ts'
import { call } from '../../platform/api/call.ts'
import { inviteesQuery } from '../../platform/api/inviteesQuery.ts'
import { eventQuery } from '../../platform/api/queries.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import * as paths from '../../platform/paths.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
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

/** Max number of guests shown at a time. */
const maxShown = limits.suggestions

/**
 * The screen where the organizer asks someone to co-host: a member, a guest of the party, or a person entered by name and
 * email address (ROUTE-33, COHOST-01).
 */
export function Component() {
  const { eventId = '' } = useParams()
  const { data: invitees = [] } = useQuery(inviteesQuery(eventId))
  const [search, setSearch] = useState('')
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
  const addGuest = async (guestId: string, name: string): Promise<void> => {
    setBusyId(guestId)
    try {
      await addCohost({ inviteeId: guestId }, name)
    } catch (error) {
      setBusyId(null)
      notify({ level: 'error', text: errorMessage(error) })
    }
  }
  // Hosts are always on the guest list, so new people are added to it first.
  const addMember = async ({ name, userId, inviteeId: knownId }: Candidate): Promise<void> => {
    if (busyId !== null || userId === undefined) return
    setBusyId(userId)
    const inviteeId = knownId ?? idOf(userId)
    try {
      if (knownId === undefined) await call('queueInvites', { eventId, invitees: [{ inviteeId, userId }] })
      await addCohost({ inviteeId }, name)
    } catch (error) {
      setBusyId(null)
      notify({ level: 'error', text: errorMessage(error) })
    }
  }
  const query = search.trim().toLowerCase()
  const guests = invitees.filter(
    ({ role, cohostStatus, name, email = '' }) =>
      role === 'attendee' &&
      (cohostStatus === undefined || cohostStatus === 'DECLINED') &&
      (name.toLowerCase().includes(query) || email.toLowerCase().includes(query)),
  )
  const hasGuests = invitees.some(({ role }) => role === 'attendee')

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
      {hasGuests && (
        <section aria-labelledby="ask-a-guest" className="grid grid-cols-1 gap-4">
          <h2 id="ask-a-guest" className="font-display text-title">
            {copy.orAskGuest}
          </h2>
          <TextField
            label={copy.findGuest}
            type="search"
            maxLength={limits.search}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {guests.length === 0 && <p className="text-body text-ink-muted">{copy.noMatches}</p>}
          <ul className="grid grid-cols-1 divide-y-2 divide-line">
            {guests.slice(0, maxShown).map((guest) => (
              <li key={guest.inviteeId} className="flex items-center gap-4 py-3">
                <Avatar
                  name={guest.name}
                  {...(guest.photoUrl === undefined ? {} : { photoUrl: smallPhoto(guest.photoUrl) })}
                />
                <span dir="auto" translate="no" className="min-w-0 flex-1 truncate text-body">
                  {guest.name}
                </span>
                <Button
                  size="small"
                  tone="quiet"
                  busy={busyId === guest.inviteeId}
                  aria-label={copy.askGuest(guest.name)}
                  onClick={() => void addGuest(guest.inviteeId, guest.name)}
                >
                  {copy.ask}
                </Button>
              </li>
            ))}
          </ul>
          {guests.length > maxShown && (
            <p className="text-label text-ink-muted">{copy.moreGuests(guests.length - maxShown)}</p>
          )}
        </section>
      )}
    </div>
  )
}
