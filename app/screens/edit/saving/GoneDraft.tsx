import { useEffect, useEffectEvent, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/nouns/event'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { eventQuery } from '../../../api/queries.ts'

export interface GoneDraftProps {
  id: string
  /** It became this party. */
  onParty: (party: EventView) => void
  onKeep: () => void
  onLeave: () => void
}

/**
 * The draft is no more, while this editor was open: another tab, or a saving whose answer was never heard, made it into a
 * party; or it was thrown away, and what is here can be kept all the same.
 */
export function GoneDraft({ id, onParty, onKeep, onLeave }: GoneDraftProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const { data: party, isPending } = useQuery({ ...eventQuery(id), staleTime: 0 })
  const isHosted = party !== undefined && party.host !== null
  const goOn = useEffectEvent(() => party && onParty(party))
  useEffect(() => {
    if (isHosted) goOn()
  }, [isHosted])
  if (isPending || isHosted) return null
  return (
    <Dialog
      open
      mustChoose
      // What loses nothing is what Enter does.
      initialFocus={keep}
      onOpenChange={() => undefined}
      size="small"
      title="This draft is gone"
      description="It was deleted in another tab or on another device. What you see here is still yours."
      actions={
        <>
          <Button tone="quiet" onClick={onLeave}>
            View my parties
          </Button>
          <Button ref={keep} onClick={onKeep}>
            Keep as a new draft
          </Button>
        </>
      }
    />
  )
}
