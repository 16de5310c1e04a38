import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/account/profile'
import type { User } from '@festoon/contract/nouns/account'
import { isBlank } from '@festoon/contract/rules/isBlank'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { TextField } from '@festoon/ui/TextField'
import { SmsConsentField } from '../../features/smsConsent/SmsConsentField.tsx'
import { userQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { PictureField } from './PictureField.tsx'
import { saveProfile, type PictureChange } from './saveProfile.ts'

const keptPicture: PictureChange = { kind: 'kept' }

/** Form for the user's name, profile photo, and SMS consent (PROF-01..03, PROF-05..07). */
export function ProfileForm({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const notify = useNotice()
  const [name, setName] = useState(user.name)
  const [picture, setPicture] = useState<PictureChange>(keptPicture)
  const hadConsent = user.textPermissionStatus === 'granted'
  // Until the user changes it, the checkbox shows the server's value, because they may have replied STOP in the meantime.
  const [choice, setChoice] = useState<boolean | null>(null)
  const consent = choice ?? hadConsent
  const save = useMutation({
    mutationFn: () =>
      saveProfile({ name, picture, wantsSms: choice === null || choice === hadConsent ? undefined : choice }),
    onSuccess: ({ user: savedUser, isPictureLost }) => {
      queryClient.setQueryData(userQuery(savedUser.id).queryKey, savedUser)
      setName(savedUser.name)
      setPicture(keptPicture)
      setChoice(null)
      if (isPictureLost) notify({ level: 'warn', text: copy.savedWithoutPicture })
      else notify({ level: 'info', text: copy.saved })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  useEffect(() => {
    if (picture.kind === 'new') return () => URL.revokeObjectURL(picture.url)
  }, [picture])
  const isEmpty = isBlank(name)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isEmpty && !save.isPending) save.mutate()
  }

  return (
    <form noValidate aria-label={copy.profile} onSubmit={submit} className="grid grid-cols-1 gap-7">
      <PictureField
        name={name}
        userId={user.id}
        picture={shownPicture(picture, user.photoUrl)}
        onPicture={(image) => setPicture({ kind: 'new', image, url: URL.createObjectURL(image) })}
        onRemove={() => setPicture({ kind: 'removed' })}
      />
      <TextField
        label={copy.name}
        autoComplete="name"
        required
        maxLength={limits.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        {...(isEmpty ? { error: copy.nameRequired } : {})}
      />
      <SmsConsentField checked={consent} onChange={setChoice} />
      <div>
        <Button type="submit" size="large" disabled={isEmpty || save.isPending}>
          {save.isPending ? copy.saving : copy.save}
        </Button>
      </div>
    </form>
  )
}

/** Returns the URL of the new or saved profile photo; undefined if there is none. */
function shownPicture(change: PictureChange, savedUrl: string | undefined): string | undefined {
  if (change.kind === 'removed') return undefined
  return change.kind === 'new' ? change.url : savedUrl
}
