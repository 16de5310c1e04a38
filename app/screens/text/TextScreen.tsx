import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Navigate, redirect, useParams, useSearchParams, type LoaderFunction } from 'react-router-dom'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/textGuests'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { hasDate, isPast } from '@festoon/contract/rules/dates/past'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { announcedTo, useAddressBook } from '../../features/guests/texts/addressBook.ts'
import { toText, toUpdate, type TextGuest } from '../../features/guests/texts/textGuest.ts'
import { routerLink } from '../../parts/routerLink.tsx'
import { inviteesQuery } from '../../platform/api/inviteesQuery.ts'
import { eventQuery } from '../../platform/api/queries.ts'
import { useRealtime } from '../../platform/api/useRealtime.ts'
import * as paths from '../../platform/paths.ts'
import { AddPeople } from './AddPeople.tsx'
import { NextText } from './NextText.tsx'
import { TextList } from './TextList.tsx'
import { useTexted } from './useTexted.ts'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.eventId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    const event = await queryClient.ensureQueryData(eventQuery(idOf(params)))
    if (!event.isHost && !event.isCohost) return redirect(paths.event(event.id))
    if (isPast(event, Date.now())) return redirect(paths.invite(event.id))
    await queryClient.ensureQueryData(inviteesQuery(event.id))
    return null
  }

const none: readonly Invitee[] = []

/**
 * The page where hosts text guests one after another from their own phone, each with the guest's personal link: the invitation or, with
 * `update` in the query, an update about a change of the party.
 */
export function Component() {
  const eventId = idOf(useParams())
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: invitees = none, dataUpdatedAt: now } = useQuery(inviteesQuery(eventId))
  useRealtime([{ topic: `events/${eventId}`, keys: [['invitees', eventId]] }])
  const { book, change } = useAddressBook(eventId)
  const mark = useTexted(eventId)
  const [skippedIds, setSkippedIds] = useState<readonly string[]>([])
  const isUpdate = useSearchParams()[0].has('update')
  const version = book.announced ?? String(event?.host?.revision ?? '')
  const updatedIds = useMemo(() => announcedTo(book, version), [book, version])
  const guests = useMemo(
    () => (isUpdate ? toUpdate(invitees, book.phones, updatedIds) : toText(invitees, book.phones)),
    [isUpdate, invitees, book.phones, updatedIds],
  )
  if (!event) return null
  if (!event.isHost && !event.isCohost) return <Navigate to={paths.event(eventId)} replace />

  const template = isUpdate ? copy.updateTemplate : copy.template
  const message =
    (isUpdate ? book.update : book.message) ??
    template(titleOf(event.title), hasDate(event) ? shortDate(event, now) : undefined)
  const waiting = guests.filter(({ isTexted, phone }) => !isTexted && phone !== undefined)
  // Skipped guests come last.
  const next: TextGuest | undefined = waiting.find(({ id }) => !skippedIds.includes(id)) ?? waiting[0]
  const sentCount = guests.filter(({ isTexted }) => isTexted).length

  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-8 px-4 py-8 wide:px-8">
      <header className="grid grid-cols-1 gap-3">
        <p dir="auto" className="text-body font-semibold text-ink-muted">
          {titleOf(event.title)}
        </p>
        <h1 className="font-display text-headline">{isUpdate ? copy.textUpdate : copy.textGuests}</h1>
        <p className="text-body text-ink-muted">{isUpdate ? copy.updateIntro : copy.intro}</p>
      </header>
      {/* Always there, so that each change is announced. */}
      <p role="status" className="sr-only">
        {guests.length > 0 && copy.progress(sentCount, guests.length)}
      </p>
      {next && (
        <NextText
          eventId={eventId}
          guest={next}
          message={message}
          sentCount={sentCount}
          all={guests.length}
          onSent={() => {
            // Guests who get their link after a change see the changed party.
            change({ updated: { version, ids: [...updatedIds, next.id] } })
            if (!isUpdate) void mark(next, true)
          }}
          {...(waiting.length > 1
            ? { onSkip: () => setSkippedIds((before) => [...before.filter((id) => id !== next.id), next.id]) }
            : {})}
        />
      )}
      {!next && sentCount > 0 && sentCount === guests.length && (
        <section className="grid grid-cols-1 justify-items-start gap-3 rounded-lg bg-tint p-5 wide:p-7">
          <h2 className="font-display text-title">{isUpdate ? copy.allUpdated : copy.allTexted}</h2>
          <p className="text-body">{copy.allTextedDetail}</p>
          <ButtonLink href={paths.invite(eventId)} render={routerLink(paths.invite(eventId))}>
            {copy.viewGuestList}
          </ButtonLink>
        </section>
      )}
      {!isUpdate && <AddPeople eventId={eventId} guests={guests} onPhones={(phones) => change({ phones })} />}
      {(guests.length > 0 || !isUpdate) && (
        <LimitedTextField
          label={copy.message}
          hint={copy.messageHint}
          multiline
          rows={3}
          limit={limits.hostMessage}
          countsFrom={200}
          value={message}
          onChange={({ currentTarget: { value } }) => change(isUpdate ? { update: value } : { message: value })}
        />
      )}
      {guests.length === 0 ? (
        <p className="text-body text-ink-muted">{isUpdate ? copy.noOneToUpdate : copy.noOneYet}</p>
      ) : (
        <TextList
          eventId={eventId}
          guests={guests}
          invitees={invitees}
          purpose={isUpdate ? 'update' : 'invite'}
          onUndo={(guest) =>
            isUpdate
              ? change({ updated: { version, ids: [...updatedIds].filter((id) => id !== guest.id) } })
              : void mark(guest, false)
          }
          onPhone={(id, phone) => change({ phones: { [id]: phone } })}
        />
      )}
    </div>
  )
}
