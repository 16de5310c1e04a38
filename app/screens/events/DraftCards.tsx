import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Draft } from '@festoon/contract/draft'
import { EventCard } from '@festoon/ui/EventCard'
import { DeleteDraft } from '../../layout/DeleteDraft.tsx'
import { OptionsMenu } from '../../layout/OptionsMenu.tsx'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { CardGrid } from './CardGrid.tsx'
import { draftCardText } from './cardText.ts'

/** Parties that are not finished; each opens the editor, and can be looked at or thrown away (EVLIST-09, EVLIST-15, EVLIST-16). */
export function DraftCards({ drafts, now }: { drafts: readonly Draft[]; now: number }) {
  const [doomed, setDoomed] = useState<Draft | null>(null)
  const navigate = useNavigate()
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
          <OptionsMenu
            label={`Options for ${text.title}`}
            items={[
              { label: 'Preview', onSelect: () => void navigate(paths.draftPreview(draft.eventUuid)) },
              { label: 'Delete draft', tone: 'danger', onSelect: () => setDoomed(draft) },
            ]}
          />
        }
      />
    )
  }

  return (
    <>
      <CardGrid label="Drafts" items={drafts} keyOf={({ eventUuid }) => eventUuid} render={card} />
      <DeleteDraft draft={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}
