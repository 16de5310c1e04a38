import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '@festoon/contract/account'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/errorMessage.ts'
import { userQuery } from '../api/queries.ts'
import { TextConsentDialog } from './TextConsentDialog.tsx'

/** Asks once whether texts are welcome, and saves the answer (TEXT-01, TEXT-02). Nothing for who need not be asked. */
export function TextPermissionPrompt({ user }: { user: User }) {
  const [isReading, setReading] = useState(false)
  const queryClient = useQueryClient()
  const notify = useNotice()
  const answer = useMutation({
    mutationFn: (status: 'granted' | 'rejected') =>
      call('updateElkUser', { grantedTextPermission: status === 'granted', textPermissionStatus: status }),
    onSuccess: ({ user: saved }, status) => {
      queryClient.setQueryData(userQuery(saved.id).queryKey, saved)
      notify({
        level: 'info',
        text:
          status === 'granted'
            ? 'We will text you about your parties.'
            : 'No texts, then. You can change that in your profile.',
      })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  if (!user.askForTextPermission || user.name.trim() === '') return null
  const isBusyWith = (status: string): boolean => answer.isPending && answer.variables === status

  return (
    <section
      aria-labelledby="text-permission"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-raised p-5 shadow-raised wide:px-10 wide:py-7"
    >
      <div className="grid max-w-prose grid-cols-1 gap-1">
        <h2 id="text-permission" className="font-display text-title">
          May we text you about your parties?
        </h2>
        <p className="text-body">
          Festoon texts you for your hosts: invitations, changes and a reminder, a few for each party. Message and data
          rates may apply. Reply STOP to stop.{' '}
          <button
            type="button"
            onClick={() => setReading(true)}
            className="min-h-6 rounded-sm font-semibold underline decoration-2 underline-offset-4"
          >
            What we text
          </button>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" busy={isBusyWith('rejected')} onClick={() => answer.mutate('rejected')}>
          No texts
        </Button>
        <Button busy={isBusyWith('granted')} onClick={() => answer.mutate('granted')}>
          Yes, text me
        </Button>
      </div>
      <TextConsentDialog open={isReading} onOpenChange={setReading} />
    </section>
  )
}
