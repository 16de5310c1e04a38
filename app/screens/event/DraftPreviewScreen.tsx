import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/hostPage'
import type { Draft } from '@festoon/contract/nouns/draft'
import { Banner } from '@festoon/ui/Banner'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { DeleteDraft } from '../../parts/DeleteDraft.tsx'
import { DraftMissing, isDraftMissing } from '../../parts/DraftMissing.tsx'
import { draftPreview } from '../../parts/invitation/draftPreview.ts'
import { OptionsMenu } from '../../parts/OptionsMenu.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import { draftQuery, userQuery } from '../../platform/api/queries.ts'
import { pageColors } from '../../platform/document/pageColors.ts'
import * as paths from '../../platform/paths.ts'
import { knownSession } from '../../platform/session/session.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { EventPage } from './EventPage.tsx'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.draftId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    const session = knownSession()
    await Promise.all([
      // Always refetched, because another device may have saved the draft since.
      queryClient.prefetchQuery({ ...draftQuery(idOf(params)), staleTime: 0 }),
      session && queryClient.prefetchQuery(userQuery(session.userId)),
    ])
    return null
  }

/** The screen that shows a draft as guests would see it, with options to edit or delete the draft (ROUTE-21). */
export function Component() {
  const { userId = '' } = useSession()
  const { data: draft, error, dataUpdatedAt } = useQuery(draftQuery(idOf(useParams())))
  const { data: host } = useQuery({ ...userQuery(userId), enabled: userId !== '' })
  const { search } = useLocation()
  const navigate = useNavigate()
  const [draftToDelete, setDraftToDelete] = useState<Draft | null>(null)
  if (isDraftMissing(error)) return <DraftMissing />
  if (error && !draft) throw error
  if (!draft || !host) return null
  const event = draftPreview(draft, host)
  const edit = paths.draft(draft.eventUuid)

  return (
    <ThemeScope colors={pageColors(search) ?? event.colors} className="flex-1 pt-6">
      <EventPage
        event={event}
        link={null}
        now={dataUpdatedAt}
        tools={
          <div className="grid gap-4">
            <Banner tone="info" title={copy.preview}>
              {copy.previewDetail}
            </Banner>
            <div className="flex flex-wrap items-center gap-2">
              <ButtonLink href={edit} render={routerLink(edit)}>
                {copy.edit}
              </ButtonLink>
              <OptionsMenu
                label={copy.draftOptions}
                items={[{ label: copy.deleteDraft, tone: 'danger', onSelect: () => setDraftToDelete(draft) }]}
              />
            </div>
          </div>
        }
      />
      <DeleteDraft
        draft={draftToDelete}
        onClose={(isDeleted) => {
          setDraftToDelete(null)
          if (isDeleted) void navigate(paths.events('Drafts'), { replace: true })
        }}
      />
    </ThemeScope>
  )
}
