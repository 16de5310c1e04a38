import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as copy from '@festoon/contract/messages/mergeAccounts'
import { unhandled } from '@festoon/contract/rules/unhandled'
import { Dialog } from '@festoon/ui/Dialog'
import { userQuery } from '../../platform/api/queries.ts'
import { MergeCode } from './MergeCode.tsx'
import { MergeConfirm } from './MergeConfirm.tsx'
import { MergeConfirmed } from './MergeConfirmed.tsx'
import { MergeEntry } from './MergeEntry.tsx'
import { createMergeFlow } from './mergeFlow.ts'
import type { MissingContact } from './mergeMachine.ts'
import type { MergeOrigin, MergeStepProps } from './mergeStepProps.ts'

export interface MergeDialogProps {
  /** The contact detail to add: an email address or a phone number. */
  missingContact: MissingContact
  from: MergeOrigin
  /** Called when the dialog closes: with `added` or `merged` on success, or with `snoozed` if the user added nothing. */
  onClose: (result: 'snoozed' | 'added' | 'merged') => void
}

/**
 * Dialog to add an email address or phone number to an account. If another account already has that email address or phone
 * number, offers to merge the two accounts (MERGE-01..05, MERGE-08).
 */
export function MergeDialog({ missingContact, from, onClose }: MergeDialogProps) {
  const queryClient = useQueryClient()
  const [flow] = useState(() =>
    createMergeFlow(missingContact, (user) => {
      queryClient.setQueryData(userQuery(user.id).queryKey, user)
      // A merge moves the other account's parties and drafts to this one.
      for (const key of ['events', 'drafts', 'devices', 'passkeys', 'activity'])
        void queryClient.invalidateQueries({ queryKey: [key] })
    }),
  )
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state)
  const first = useRef<HTMLInputElement>(null)
  const takeFirst = useCallback((field: HTMLInputElement | null) => {
    first.current = field
  }, [])
  const result = state.step === 'confirmed' ? 'merged' : 'added'
  useEffect(() => {
    if (state.isDone) onClose(result)
  }, [state.isDone, result, onClose])

  return (
    <Dialog
      open={!state.isDone}
      size="small"
      initialFocus={first}
      // After a code was sent or verified, an accidental click outside must not snooze the suggestion for a day.
      closesOutside={state.pii === null || state.step === 'confirmed'}
      title={from === 'rsvp' ? copy.rsvpReceived : copy.completeProfile}
      onOpenChange={(open) => {
        if (!open) onClose(state.step === 'confirmed' ? 'merged' : 'snoozed')
      }}
    >
      <Step state={state} flow={flow} from={from} first={takeFirst} />
    </Dialog>
  )
}

function Step(props: MergeStepProps) {
  switch (props.state.step) {
    case 'phoneEntry':
    case 'emailEntry':
      return <MergeEntry {...props} />
    case 'phoneCode':
    case 'emailCode':
      return <MergeCode {...props} />
    case 'confirmMerge':
      return <MergeConfirm {...props} />
    case 'confirmed':
      return <MergeConfirmed {...props} />
    default:
      return unhandled(props.state.step)
  }
}
