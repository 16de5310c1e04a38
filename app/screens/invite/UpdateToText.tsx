import * as copy from '@festoon/contract/messages/guests/guestList'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { announcedTo, useAddressBook } from '../../features/guests/texts/addressBook.ts'
import { toUpdate } from '../../features/guests/texts/textGuest.ts'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'

/**
 * A notice that guests without an email address haven't received the last change that a host announced on this device, with a
 * link to text them. Renders nothing if all of them have.
 */
export function UpdateToText({ eventId, invitees }: { eventId: string; invitees: readonly Invitee[] }) {
  const { book } = useAddressBook(eventId)
  const waiting =
    book.announced === undefined
      ? 0
      : toUpdate(invitees, book.phones, announcedTo(book)).filter(({ isTexted }) => !isTexted).length
  if (waiting === 0) return null
  const to = paths.textUpdate(eventId)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-tint px-5 py-4">
      <p className="text-body font-semibold">{copy.toTextAboutChange(waiting)}</p>
      <ButtonLink href={to} render={routerLink(to)}>
        {copy.textChange}
      </ButtonLink>
    </div>
  )
}
