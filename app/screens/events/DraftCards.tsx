import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/partyList'
import type { Draft } from '@festoon/contract/nouns/draft'
import { EventCard } from '@festoon/ui/EventCard'
import { DeleteDraft } from '../../parts/DeleteDraft.tsx'
import { OptionsMenu } from '../../parts/OptionsMenu.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'
import { draftCardCopy } from './cardCopy.ts'
import { CardGrid } from './CardGrid.tsx'

/**
 * Cards of drafts, each with a link to the editor and a menu to preview or delete the draft (EVLIST-09, EVLIST-15, EVLIST-16).
 */
export function DraftCards({ drafts, now }: { drafts: readonly Draft[]; now: number }) {
  const [draftToDelete, setDraftToDelete] = useState<Draft | null>(null)
  const navigate = useNavigate()
  const card = (draft: Draft) => {
    const cardCopy = draftCardCopy(draft.event, now)
    const href = paths.draft(draft.eventUuid)
    return (
      <EventCard
        {...cardCopy}
        {...(draft.event.photoUrl === undefined ? {} : { photoUrl: draft.event.photoUrl })}
        href={href}
        renderLink={routerLink(href)}
        className="h-full"
        menu={
          <OptionsMenu
            label={copy.optionsFor(cardCopy.title)}
            items={[
              { label: copy.preview, onSelect: () => void navigate(paths.draftPreview(draft.eventUuid)) },
              { label: copy.deleteDraft, tone: 'danger', onSelect: () => setDraftToDelete(draft) },
            ]}
          />
        }
      />
    )
  }

  return (
    <>
      <CardGrid label={copy.drafts} items={drafts} keyOf={({ eventUuid }) => eventUuid} render={card} />
      <DeleteDraft draft={draftToDelete} onClose={() => setDraftToDelete(null)} />
    </>
  )
}
