import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { normaliseEmail } from '@festoon/contract/rules/email'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { CallError } from '../api/postCall.ts'
import { newUuid } from '../session/newUuid.ts'
import { putInvitees } from './inviteeCache.ts'

/** Whom to add: by name and address, or a member by their account. */
export type NewGuest = { name: string; email: string } | { name: string; userId: string }

/** What came of it. `invited`: they are on the list already. */
export type AddProblem = { kind: 'invited' | 'failed'; text: string }

const alreadyInvited = 'Email has already been invited'

/** Adds one person, unsent, and says so (PICK-12, VAL-37, ERR-56). Answers what went wrong, or nothing. */
export function useAddGuest(eventId: string, invitees: readonly Invitee[]) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  // Another try for the same person is the same guest, even if the answer to the first was lost.
  const ids = useRef(new Map<string, string>())
  const adding = useMutation({
    mutationFn: async (guest: NewGuest) => {
      const key = 'userId' in guest ? guest.userId : normaliseEmail(guest.email)
      const inviteeId = ids.current.get(key) ?? newUuid()
      ids.current.set(key, inviteeId)
      const row =
        'userId' in guest
          ? { inviteeId, userId: guest.userId }
          : { inviteeId, name: guest.name.trim(), email: guest.email.trim() }
      const answer = await call('queueInvites', { eventId, invitees: [row] })
      ids.current.delete(key)
      return answer.invitees
    },
  })

  const isInvited = (email: string): boolean =>
    invitees.some((one) => one.email !== undefined && normaliseEmail(one.email) === normaliseEmail(email))

  const add = async (guest: NewGuest): Promise<AddProblem | undefined> => {
    if ('email' in guest && isInvited(guest.email)) return { kind: 'invited', text: alreadyInvited }
    try {
      await putInvitees(queryClient, eventId, await adding.mutateAsync(guest))
    } catch (error) {
      const isKnown = error instanceof CallError && error.reason === 'alreadyInvited'
      if (!isKnown) return { kind: 'failed', text: errorMessage(error) }
      const isMember = error.issues.some(({ path }) => path.endsWith('.userId'))
      return { kind: 'invited', text: isMember ? `${guest.name} has already been invited.` : alreadyInvited }
    }
    notify({ level: 'info', key: 'guest added', text: `${guest.name.trim()} added.` })
    return undefined
  }
  return { add, isInvited, isAdding: adding.isPending }
}
