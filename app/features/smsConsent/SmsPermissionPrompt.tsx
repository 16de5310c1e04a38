import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/smsConsent'
import type { User } from '@festoon/contract/nouns/account'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../platform/api/call.ts'
import { userQuery } from '../../platform/api/queries.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { SmsConsentDialog } from './SmsConsentDialog.tsx'

/**
 * Prompt that asks the user for permission to send SMS messages (TEXT-01, TEXT-02). Renders nothing for users who don't need to
 * be asked or who have no name yet.
 */
export function SmsPermissionPrompt({ user }: { user: User }) {
  const [isReading, setReading] = useState(false)
  const queryClient = useQueryClient()
  const notify = useNotice()
  const choice = useMutation({
    mutationFn: (status: 'granted' | 'rejected') =>
      call('updateElkUser', { grantedTextPermission: status === 'granted', textPermissionStatus: status }),
    onSuccess: ({ user: savedUser }, status) => {
      queryClient.setQueryData(userQuery(savedUser.id).queryKey, savedUser)
      notify({
        level: 'info',
        text: status === 'granted' ? copy.accepted : copy.declined,
      })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  if (!user.askForTextPermission || user.name.trim() === '') return null
  const isBusyWith = (status: string): boolean => choice.isPending && choice.variables === status

  return (
    <section
      aria-labelledby="text-permission"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-raised p-5 shadow-raised wide:px-10 wide:py-7"
    >
      <div className="grid max-w-prose grid-cols-1 gap-1">
        <h2 id="text-permission" className="font-display text-title">
          {copy.promptTitle}
        </h2>
        <p className="text-body">
          {copy.promptText}
          <button
            type="button"
            onClick={() => setReading(true)}
            className="min-h-6 rounded-sm font-semibold underline decoration-2 underline-offset-4"
          >
            {copy.details}
          </button>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" busy={isBusyWith('rejected')} onClick={() => choice.mutate('rejected')}>
          {copy.decline}
        </Button>
        <Button busy={isBusyWith('granted')} onClick={() => choice.mutate('granted')}>
          {copy.accept}
        </Button>
      </div>
      <SmsConsentDialog open={isReading} onOpenChange={setReading} />
    </section>
  )
}
