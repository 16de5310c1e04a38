import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { EventView } from '@festoon/contract/event'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { routerLink } from '../../layout/routerLink.tsx'
import { paths } from '../../paths.ts'

const wasJustCreated = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'showEventCreated' in state

/** What a host does from the event page (EVPAGE-02). */
export function HostTools({ event }: { event: EventView }) {
  const notify = useNotice()
  const { state } = useLocation()
  const [isCopied, setCopied] = useState(false)
  const link = paths.event(event.id)

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(link, location.origin).href)
      setCopied(true)
      setTimeout(() => setCopied(false), 2_000)
    } catch {
      notify({ level: 'warn', text: `Your browser did not let us copy. The link is ${location.origin}${link}` })
    }
  }

  return (
    <div className="grid gap-4">
      {wasJustCreated(state) && (
        <Banner tone="info" title="Your party is on!">
          Share the link, or invite people by email.
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={paths.invite(event.id)} render={routerLink(paths.invite(event.id))}>
          Invites
        </ButtonLink>
        <Button tone="quiet" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? 'Link copied' : 'Copy link'}</span>
        </Button>
      </div>
    </div>
  )
}
