import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../rpc/errorMessage.ts'
import { cohostLinkQuery } from '../../api/queries.ts'
import * as paths from '../../pathTo.ts'
import * as copy from '@festoon/contract/messages/cohosts'

/**
 * Section with buttons to copy or replace the co-host link, which lets anyone become a co-host (COHOST-02, COHOST-03,
 * COHOST-06).
 */
export function CohostLink({ eventId }: { eventId: string }) {
  const { data: link } = useQuery(cohostLinkQuery(eventId))
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotice()
  const queryClient = useQueryClient()
  const href = link === undefined ? null : new URL(paths.cohost(eventId, link.linkUuid), location.origin).href

  const copyLink = async (): Promise<void> => {
    if (href === null) return
    try {
      await navigator.clipboard.writeText(href)
      notify({ level: 'info', key: 'link copied', text: copy.linkCopied })
    } catch {
      notify({ level: 'warn', text: copy.copyFailed(href) })
    }
  }
  const renew = async (): Promise<void> => {
    setBusy(true)
    try {
      await call('invalidateCohostLink', { eventId })
      await queryClient.invalidateQueries({ queryKey: cohostLinkQuery(eventId).queryKey })
      setAsking(false)
      notify({ level: 'info', text: copy.linkCreated })
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
          {copy.shareLink}
        </h2>
        <p className="text-body text-ink-muted">
          {copy.shareLinkDetail} {link && copy.linkExpires(dayOf(link.expiresTime))}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" disabled={href === null} onClick={() => void copyLink()}>
          {copy.copyCohostLink}
        </Button>
        <Button tone="plain" disabled={href === null} onClick={() => setAsking(true)}>
          {copy.createNewLink}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.createNewLinkTitle}
        text={copy.createNewLinkDetail}
        confirmLabel={copy.createNewLink}
        busy={isBusy}
        onConfirm={() => void renew()}
      />
    </section>
  )
}

const dayOf = (epochMs: number): string =>
  new Date(epochMs).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
