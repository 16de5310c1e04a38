import { useRef, useState } from 'react'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { redirect, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import type { InputOf } from '@festoon/contract/operations'
import { limits } from '@festoon/contract/limits'
import { normaliseEmail } from '@festoon/contract/rules/email'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { TextField } from '@festoon/ui/TextField'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { CallError } from '../../api/postCall.ts'
import { eventQuery, inviteesQuery } from '../../api/queries.ts'
import { PersonForm } from '../../invitees/PersonForm.tsx'
import type { Candidate } from '../../invitees/suggestions.ts'
import { smallPhoto } from '../../layout/smallPhoto.ts'
import * as paths from '../../pathTo.ts'
import { newUuid } from '../../session/newUuid.ts'
import { isAsked } from './cohostState.ts'
import { MemberPicker } from './MemberPicker.tsx'

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    const event = await queryClient.fetchQuery(eventQuery(params.eventId ?? ''))
    // Whoever is asked answers first (ROUTE-34).
    if (isAsked(event)) return redirect(paths.cohost(event.id))
    if (!event.isHost) return redirect(paths.event(event.id))
    await queryClient.ensureQueryData(inviteesQuery(event.id))
    return null
  }

/** Guests that are offered at a time. */
const shown = limits.suggestions

/** The organizer asks somebody to host too: a member, somebody by name and e-mail, or a guest of the party (ROUTE-33, COHOST-01). */
export function Component() {
  const { eventId = '' } = useParams()
  const { data: invitees = [] } = useQuery(inviteesQuery(eventId))
  const [words, setWords] = useState('')
  // Another try for the same person is the same guest; another person is another.
  const ids = useRef(new Map<string, string>())
  const [busyId, setBusyId] = useState<string | null>(null)
  const notify = useNotice()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const idOf = (who: string): string => {
    const inviteeId = ids.current.get(who) ?? newUuid()
    ids.current.set(who, inviteeId)
    return inviteeId
  }
  const ask = async (cohost: InputOf<'addCohost'>['cohost'], name: string): Promise<void> => {
    await call('addCohost', { eventId, cohost })
    await queryClient.invalidateQueries({ queryKey: inviteesQuery(eventId).queryKey })
    notify({ level: 'info', text: `${name} added.` })
    await navigate(paths.cohost(eventId))
  }
  const askGuest = async (guestId: string, name: string): Promise<void> => {
    setBusyId(guestId)
    try {
      await ask({ inviteeId: guestId }, name)
    } catch (error) {
      setBusyId(null)
      notify({ level: 'error', text: errorMessage(error) })
    }
  }
  // Whoever is not on the list yet is put there first: hosts are on it, too.
  const askMember = async ({ name, userId, inviteeId: rowId }: Candidate): Promise<void> => {
    if (busyId !== null || userId === undefined) return
    setBusyId(userId)
    const inviteeId = rowId ?? idOf(userId)
    try {
      if (rowId === undefined) await call('queueInvites', { eventId, invitees: [{ inviteeId, userId }] })
      await ask({ inviteeId }, name)
    } catch (error) {
      setBusyId(null)
      notify({ level: 'error', text: errorMessage(error) })
    }
  }
  const asked = words.trim().toLowerCase()
  const guests = invitees.filter(
    ({ role, cohostStatus, name, email = '' }) =>
      role === 'attendee' &&
      (cohostStatus === undefined || cohostStatus === 'DECLINED') &&
      (name.toLowerCase().includes(asked) || email.toLowerCase().includes(asked)),
  )
  const hasGuests = invitees.some(({ role }) => role === 'attendee')

  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-10 px-4 py-10 wide:px-8">
      <h1 className="font-display text-display">Add a co-host</h1>
      <MemberPicker invitees={invitees} onPick={(member) => void askMember(member)} />
      <PersonForm
        heading="Or by name and email"
        submitLabel="Ask"
        onPerson={async (person) => {
          try {
            await ask({ inviteeId: idOf(normaliseEmail(person.email)), ...person }, person.name)
          } catch (error) {
            if (error instanceof CallError && error.reason === 'alreadyInvited')
              return { emailError: 'This person is a guest already: ask them below.' }
            notify({ level: 'error', text: errorMessage(error) })
            return 'failed'
          }
          return undefined
        }}
      />
      {hasGuests && (
        <section aria-labelledby="ask-a-guest" className="grid grid-cols-1 gap-4">
          <h2 id="ask-a-guest" className="font-display text-title">
            Or ask a guest
          </h2>
          <TextField
            label="Find a guest"
            type="search"
            maxLength={limits.search}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          {guests.length === 0 && <p className="text-body text-ink-muted">No guest by that name.</p>}
          <ul className="grid grid-cols-1 divide-y-2 divide-line">
            {guests.slice(0, shown).map((guest) => (
              <li key={guest.inviteeId} className="flex items-center gap-4 py-3">
                <Avatar
                  name={guest.name}
                  {...(guest.photoUrl === undefined ? {} : { photoUrl: smallPhoto(guest.photoUrl) })}
                />
                <span dir="auto" className="min-w-0 flex-1 truncate text-body">
                  {guest.name}
                </span>
                <Button
                  size="small"
                  tone="quiet"
                  busy={busyId === guest.inviteeId}
                  aria-label={`Ask ${guest.name}`}
                  onClick={() => void askGuest(guest.inviteeId, guest.name)}
                >
                  Ask
                </Button>
              </li>
            ))}
          </ul>
          {guests.length > shown && (
            <p className="text-label text-ink-muted">{guests.length - shown} more: type a name to find them.</p>
          )}
        </section>
      )}
    </div>
  )
}
