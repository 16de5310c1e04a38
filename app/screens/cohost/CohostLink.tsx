import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { cohostLinkQuery } from '../../api/queries.ts'
import * as paths from '../../pathTo.ts'

/** The link by which anybody may accept to host too: to copy, or to make another one (COHOST-02, COHOST-03, COHOST-06). */
export function CohostLink({ eventId }: { eventId: string }) {
  const { data: linkUuid } = useQuery(cohostLinkQuery(eventId))
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotice()
  const queryClient = useQueryClient()
  const href = linkUuid === undefined ? null : new URL(paths.cohost(eventId, linkUuid), location.origin).href

  const copy = async (): Promise<void> => {
    if (href === null) return
    try {
      await navigator.clipboard.writeText(href)
      notify({ level: 'info', key: 'link copied', text: 'Link copied.' })
    } catch {
      notify({ level: 'warn', text: `Your browser did not let us copy. The link is ${href}` })
    }
  }
  const renew = async (): Promise<void> => {
    setBusy(true)
    try {
      await call('invalidateCohostLink', { eventId })
      await queryClient.invalidateQueries({ queryKey: cohostLinkQuery(eventId).queryKey })
      setAsking(false)
      notify({ level: 'info', text: 'There is a new link. The old one does not work any more.' })
    } catch (error) {
      notify({ level: 'error', text: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="cohost-link" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="cohost-link" className="font-display text-title">
          Or send a link
        </h2>
        <p className="text-body text-ink-muted">
          Whoever opens it and signs in can accept. Send it only to whom you trust.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" disabled={href === null} onClick={() => void copy()}>
          Copy co-host link
        </Button>
        <Button tone="plain" disabled={href === null} onClick={() => setAsking(true)}>
          Make a new link
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Make a new link?"
        text="The link that you have sent stops working. Those who accepted by it stay co-hosts."
        confirmLabel="Make a new link"
        busy={isBusy}
        onConfirm={() => void renew()}
      />
    </section>
  )
}
