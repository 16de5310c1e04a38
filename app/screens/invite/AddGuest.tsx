import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { CallError } from '../../api/postCall.ts'
import { inviteesQuery } from '../../api/queries.ts'
import { PersonForm, type PersonFormProps } from '../../invitees/PersonForm.tsx'
import { newUuid } from '../../session/newUuid.ts'

/** Adds one person by name and e-mail (VAL-37, ERR-56). */
export function AddGuest({ eventId }: { eventId: string }) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const [inviteeId, setInviteeId] = useState(() => newUuid())

  const add: PersonFormProps['onPerson'] = async (person) => {
    try {
      await call('addInvitees', { eventId, invitees: [{ inviteeId, ...person }] })
    } catch (error) {
      if (error instanceof CallError && error.reason === 'alreadyInvited')
        return { emailError: 'Email has already been invited' }
      notify({ level: 'error', text: errorMessage(error) })
      return 'failed'
    }
    await queryClient.invalidateQueries({ queryKey: inviteesQuery(eventId).queryKey })
    notify({ level: 'info', key: 'guest added', text: `${person.name} added.` })
    setInviteeId(newUuid())
    return undefined
  }
  return <PersonForm heading="Add a guest" submitLabel="Add" onPerson={add} />
}
