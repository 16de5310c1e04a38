import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../rpc/errorMessage.ts'
import { CallError } from '../../rpc/postCall.ts'
import { newUuid } from '../../browser/newUuid.ts'
import { putInvitees } from '../list/inviteeCache.ts'
import * as copy from '@festoon/contract/messages/guests/addGuests'
import { failures } from '@festoon/contract/messages/failures'

/** A person to add to the guest list, with either an email address or the user id of an account. */
export type NewGuest = { name: string; email: string } | { name: string; userId: string }

/**
 * The reason that a person couldn't be added, and the message to show. `invited` means that the person is already on the guest
 * list.
 */
export type AddProblem = { kind: 'invited' | 'failed'; text: string }

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
      const key = 'userId' in guest ? guest.userId : normalizeEmail(guest.email)
      const inviteeId = ids.current.get(key) ?? newUuid()
      ids.current.set(key, inviteeId)
      const invitee =
        'userId' in guest
          ? { inviteeId, userId: guest.userId }
          : { inviteeId, name: guest.name.trim(), email: guest.email.trim() }
      const result = await call('queueInvites', { eventId, invitees: [invitee] })
      ids.current.delete(key)
      return result.invitees
    },
  })

  const isInvited = (email: string): boolean =>
    invitees.some((invitee) => invitee.email !== undefined && normalizeEmail(invitee.email) === normalizeEmail(email))

  const add = async (guest: NewGuest): Promise<AddProblem | undefined> => {
    if ('email' in guest && isInvited(guest.email)) return { kind: 'invited', text: failures.alreadyInvited }
    try {
      await putInvitees(queryClient, eventId, await adding.mutateAsync(guest))
    } catch (error) {
      const isAlreadyInvited = error instanceof CallError && error.reason === 'alreadyInvited'
      if (!isAlreadyInvited) return { kind: 'failed', text: errorMessage(error) }
      const isMember = error.issues.some(({ path }) => path.endsWith('.userId'))
      return { kind: 'invited', text: isMember ? copy.alreadyInvited(guest.name) : failures.alreadyInvited }
    }
    notify({ level: 'info', key: 'guest added', text: copy.added(guest.name.trim()) })
    return undefined
  }
  return { add, isInvited, isAdding: adding.isPending }
}
