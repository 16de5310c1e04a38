import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failures } from '@festoon/contract/messages/failures'
import * as copy from '@festoon/contract/messages/guests/addGuests'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { normalizeEmail } from '@festoon/contract/rules/email'
import type { GivenRsvp } from '@festoon/contract/rules/guests/givenRsvp'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../../platform/api/call.ts'
import { newUuid } from '../../../platform/browser/newUuid.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { putInvitees } from '../list/inviteeCache.ts'

/**
 * A person to add to the guest list: by account, or with an email address or phone number, if the host knows one, and the RSVP that the
 * host records for them.
 */
export type NewGuest =
  | { name: string; email?: string | undefined; phone?: string | undefined; rsvp?: GivenRsvp | undefined }
  | { name: string; userId: string }

/** Returns a key that identifies a person among those who are added one after another. */
const keyOf = (guest: NewGuest): string =>
  'userId' in guest ? guest.userId : normalizeEmail(guest.email ?? guest.phone ?? guest.name)

/**
 * The reason that a person couldn't be added, and the message to show. `invited` means that the person is already on the guest
 * list, and `phone` that someone on it has the phone number.
 */
export type AddProblem = { kind: 'invited' | 'phone' | 'failed'; text: string }

/**
 * Returns functions for adding a person to the guest list (PICK-12, VAL-37, ERR-56). `add` adds the person without sending an
 * invite and shows a confirmation. Its promise resolves with the reason if the person couldn't be added, otherwise with
 * undefined. `isInvited` returns true if an email address is already on the list.
 */
export function useAddGuest(eventId: string, invitees: readonly Invitee[]) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  // The same person keeps the same id across retries, even if the first result was lost.
  const ids = useRef(new Map<string, string>())
  const adding = useMutation({
    mutationFn: async (guest: NewGuest) => {
      const key = keyOf(guest)
      const inviteeId = ids.current.get(key) ?? newUuid()
      ids.current.set(key, inviteeId)
      const invitee =
        'userId' in guest
          ? { inviteeId, userId: guest.userId }
          : { inviteeId, name: guest.name.trim(), email: guest.email?.trim(), phone: guest.phone }
      const result = await call('queueInvites', { eventId, invitees: [invitee] })
      const rsvpStatus = 'userId' in guest ? undefined : guest.rsvp
      const edit = rsvpStatus && { inviteeId, name: guest.name.trim(), rsvpStatus }
      const addedGuests = edit ? [(await call('editInvitee', { eventId, invitee: edit })).invitee] : result.invitees
      ids.current.delete(key)
      return addedGuests
    },
  })

  const isInvited = (email: string): boolean =>
    invitees.some((invitee) => invitee.email !== undefined && normalizeEmail(invitee.email) === normalizeEmail(email))

  const add = async (guest: NewGuest): Promise<AddProblem | undefined> => {
    if ('email' in guest && guest.email !== undefined && isInvited(guest.email))
      return { kind: 'invited', text: failures.alreadyInvited }
    try {
      await putInvitees(queryClient, eventId, await adding.mutateAsync(guest))
    } catch (error) {
      const isAlreadyInvited = error instanceof CallError && error.reason === 'alreadyInvited'
      if (!isAlreadyInvited) return { kind: 'failed', text: errorMessage(error) }
      const isPhone = error.details.issues?.some(({ path }) => path.endsWith('.phone'))
      if (isPhone) return { kind: 'phone', text: copy.phoneInvited }
      const isMember = error.details.issues?.some(({ path }) => path.endsWith('.userId'))
      return { kind: 'invited', text: isMember ? copy.alreadyInvited(guest.name) : failures.alreadyInvited }
    }
    notify({ level: 'info', key: 'guest added', text: copy.added(guest.name.trim()) })
    return undefined
  }
  return { add, isInvited, isAdding: adding.isPending }
}
