import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { limits } from '@festoon/contract/limits'
import { isEmail } from '@festoon/contract/rules/email'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { CallError } from '../../api/postCall.ts'
import { newUuid } from '../../session/newUuid.ts'
import { inviteesQuery } from '../../api/queries.ts'

interface Fields {
  name: string
  email: string
}

/** Adds one person by name and e-mail (VAL-35..37, ERR-56). The next one can be typed at once. */
export function AddGuest({ eventId }: { eventId: string }) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const [inviteeId, setInviteeId] = useState(() => newUuid())
  const { register, handleSubmit, formState, setError, reset, setFocus } = useForm<Fields>({
    defaultValues: { name: '', email: '' },
  })
  const name = register('name', { validate: (value) => value.trim() !== '' || 'Please enter a name.' })
  const email = register('email', { validate: (value) => isEmail(value.trim()) || 'Please enter a valid email.' })
  const { errors, isSubmitting } = formState

  const add = handleSubmit(async (fields) => {
    const person = { name: fields.name.trim(), email: fields.email.trim() }
    try {
      await call('addInvitees', { eventId, invitees: [{ inviteeId, ...person }] })
    } catch (error) {
      if (error instanceof CallError && error.reason === 'alreadyInvited')
        return setError('email', { message: 'Email has already been invited' }, { shouldFocus: true })
      return notify({ level: 'error', text: errorMessage(error) })
    }
    await queryClient.invalidateQueries({ queryKey: inviteesQuery(eventId).queryKey })
    notify({ level: 'info', key: 'guest added', text: `${person.name} added.` })
    setInviteeId(newUuid())
    // In this order: a reset forgets the fields until they are drawn again.
    setFocus('name')
    reset()
  })

  return (
    <ThemeScope preset="welcome" className="rounded-lg p-5 wide:p-7">
      <form
        noValidate
        onSubmit={(event) => void add(event)}
        aria-labelledby="add-a-guest"
        className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <h2 id="add-a-guest" className="font-display text-title wide:col-span-3">
          Add a guest
        </h2>
        <TextField
          {...name}
          label="Name"
          autoComplete="off"
          required
          maxLength={limits.name}
          {...(errors.name?.message === undefined ? {} : { error: errors.name.message })}
        />
        <TextField
          {...email}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          maxLength={limits.email}
          {...(errors.email?.message === undefined ? {} : { error: errors.email.message })}
        />
        <Button type="submit" busy={isSubmitting} className="wide:mt-7">
          Add
        </Button>
      </form>
    </ThemeScope>
  )
}
