import { useState } from 'react'
import * as copy from '@festoon/contract/messages/cohosts'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../platform/api/call.ts'
import * as paths from '../../platform/paths.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'

/**
 * Section with buttons to copy or replace the co-host link, which lets anyone become a co-host (COHOST-02, COHOST-03,
 * COHOST-06). The link is fetched only to copy it, because that needs a proof that the organizer is present.
 */
export function CohostLink({ eventId }: { eventId: string }) {
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState<'copying' | 'replacing'>()
  const notify = useNotice()

  const run = async (what: 'copying' | 'replacing', action: () => Promise<void>): Promise<void> => {
    setBusy(what)
    try {
      await action()
    } catch (error) {
      notify({ level: 'error', text: errorMessage(error) })
    } finally {
      setBusy(undefined)
    }
  }
  const copyLink = async (): Promise<void> => {
    const { linkUuid, expiresTime } = await call('getCohostLink', { eventId })
    const { href } = new URL(paths.cohost(eventId, linkUuid), location.origin)
    try {
      await navigator.clipboard.writeText(href)
      notify({ level: 'info', key: 'link copied', text: copy.linkCopied(dayOf(expiresTime)) })
    } catch {
      notify({ level: 'warn', text: copy.copyFailed(href) })
    }
  }
  const replace = async (): Promise<void> => {
    await call('invalidateCohostLink', { eventId })
    setAsking(false)
    notify({ level: 'info', text: copy.linkReplaced })
  }

  return (
    <section aria-labelledby="cohost-link" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="cohost-link" className="font-display text-title">
          {copy.shareLink}
        </h2>
        <p className="text-body text-ink-muted">{copy.shareLinkDetail}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" busy={busy === 'copying'} onClick={() => void run('copying', copyLink)}>
          {copy.copyCohostLink}
        </Button>
        <Button tone="plain" onClick={() => setAsking(true)}>
          {copy.createNewLink}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.createNewLinkTitle}
        text={copy.createNewLinkDetail}
        confirmLabel={copy.createNewLink}
        busy={busy === 'replacing'}
        onConfirm={() => void run('replacing', replace)}
      />
    </section>
  )
}

const dayOf = (epochMs: number): string =>
  new Date(epochMs).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
