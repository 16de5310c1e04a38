import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Draft } from '@festoon/contract/draft'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { EventCard } from '@festoon/ui/EventCard'
import { IconButton } from '@festoon/ui/IconButton'
import { Menu } from '@festoon/ui/Menu'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { CallError } from '../../api/postCall.ts'
import { draftsQuery } from '../../api/queries.ts'
import { routerLink } from '../../layout/routerLink.tsx'
import { paths } from '../../paths.ts'
import { CardGrid } from './CardGrid.tsx'
import { draftCardText } from './cardText.ts'

const dots = (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
    <path d="M5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
  </svg>
)

/** Parties that are not finished; each opens the editor, and can be thrown away (EVLIST-09, EVLIST-15, EVLIST-16). */
export function DraftCards({ drafts, now }: { drafts: readonly Draft[]; now: number }) {
  const [doomed, setDoomed] = useState<Draft | null>(null)
  const queryClient = useQueryClient()
  const notify = useNotice()
  const removal = useMutation({
    mutationFn: async ({ eventUuid }: Draft) => {
      try {
        await call('deleteDraft', { eventUuid })
      } catch (error) {
        // Another tab threw it away before: what was wanted is so.
        if (!(error instanceof CallError) || error.reason !== 'draftNotFound') throw error
      }
    },
    onSuccess: async (_, draft) => {
      setDoomed(null)
      queryClient.setQueryData(draftsQuery.queryKey, (before: Draft[] | undefined) =>
        before?.filter(({ eventUuid }) => eventUuid !== draft.eventUuid),
      )
      notify({ level: 'info', text: 'Draft deleted.' })
      await queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
    },
    onError: (error) => notify({ level: 'error', text: errorMessage(error) }),
  })
  const card = (draft: Draft) => {
    const text = draftCardText(draft.event, now)
    const href = paths.draft(draft.eventUuid)
    return (
      <EventCard
        {...text}
        {...(draft.event.photoUrl === undefined ? {} : { photoUrl: draft.event.photoUrl })}
        href={href}
        renderLink={routerLink(href)}
        className="h-full"
        menu={
          <Menu
            label={`Options for ${text.title}`}
            trigger={<IconButton label={`Options for ${text.title}`} icon={dots} />}
            items={[{ label: 'Delete draft', tone: 'danger', onSelect: () => setDoomed(draft) }]}
          />
        }
      />
    )
  }

  return (
    <>
      <CardGrid label="Drafts" items={drafts} keyOf={({ eventUuid }) => eventUuid} render={card} />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => {
          if (!open) setDoomed(null)
        }}
        title="Delete this draft?"
        text={
          <>
            <bdi className="font-semibold text-ink">{doomed && draftCardText(doomed.event, now).title}</bdi> will be
            gone for good. Nobody was invited to it yet.
          </>
        }
        tone="danger"
        confirmLabel="Delete draft"
        cancelLabel="Keep it"
        busy={removal.isPending}
        onConfirm={() => doomed && removal.mutate(doomed)}
      />
    </>
  )
}
