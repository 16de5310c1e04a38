import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as copy from '@festoon/contract/messages/edit/saving'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { eventQuery } from '../../../platform/api/queries.ts'

export interface DeletedDraftDialogProps {
  id: string
  /** Called with the party that the draft became. */
  onParty: (party: EventView) => void
  onKeep: () => void
  onLeave: () => void
}

/**
 * Dialog for a draft that was deleted while the editor was open. If the draft became a party, calls `onParty` instead of
 * showing the dialog. Otherwise, the host can keep the editor's fields as a new draft.
 */
export function DeletedDraftDialog({ id, onParty, onKeep, onLeave }: DeletedDraftDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const { data: party, isPending } = useQuery({ ...eventQuery(id), staleTime: 0 })
  const isHosted = party !== undefined && party.host !== null
  const continueAsParty = useEffectEvent(() => party && onParty(party))
  useEffect(() => {
    if (isHosted) continueAsParty()
  }, [isHosted])
  if (isPending || isHosted) return null
  return (
    <Dialog
      open
      mustChoose
      // Focused first, because this choice loses nothing.
      initialFocus={keep}
      onOpenChange={() => undefined}
      size="small"
      title={copy.draftDeletedTitle}
      description={copy.draftDeletedDetail}
      actions={
        <>
          <Button tone="quiet" onClick={onLeave}>
            {copy.viewParties}
          </Button>
          <Button ref={keep} onClick={onKeep}>
            {copy.keepAsNewDraft}
          </Button>
        </>
      }
    />
  )
}
