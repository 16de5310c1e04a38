import { useEffect, useEffectEvent, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { eventQuery } from '../../../api/queries.ts'
import * as copy from '@festoon/contract/messages/edit/saving'

export interface GoneDraftProps {
  id: string
  /** Called with the party that the draft became. */
  onParty: (party: EventView) => void
  onKeep: () => void
  onLeave: () => void
}

/**
 * Handles a draft that was deleted while this editor was open. It became a party, in another tab or by a save whose result
 * was lost; or the host deleted it, and can keep the work here as a new draft.
 */
export function GoneDraft({ id, onParty, onKeep, onLeave }: GoneDraftProps) {
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
      // Enter loses nothing.
      initialFocus={keep}
      onOpenChange={() => undefined}
      size="small"
      title={copy.draftGoneTitle}
      description={copy.draftGoneDetail}
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
