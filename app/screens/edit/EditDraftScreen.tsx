import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import type { Draft } from '@festoon/contract/draft'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { CallError } from '../../api/postCall.ts'
import { draftQuery } from '../../api/queries.ts'
import { paths } from '../../paths.ts'
import { EventForm } from './EventForm.tsx'
import { fromSavedDraft } from './savedDraft.ts'
import { browserZone, useEventDraft } from './useEventDraft.ts'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.draftId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    // Asked anew each time: another device may have saved it since.
    await queryClient.prefetchQuery({ ...draftQuery(idOf(params)), staleTime: 0 })
    return null
  }

/** The editor of a draft (ROUTE-22, EVLIST-09). */
export function Component() {
  const { data: draft, error } = useQuery({ ...draftQuery(idOf(useParams())), staleTime: Infinity })
  if (draft) return <DraftForm key={draft.eventUuid} draft={draft} />
  if (error instanceof CallError && (error.reason === 'draftNotFound' || error.reason === 'invalid'))
    return <DraftMissing />
  if (error) throw error
  return null
}

function DraftForm({ draft: saved }: { draft: Draft }) {
  const [draft, change] = useEventDraft(saved.eventUuid, () => fromSavedDraft(saved, browserZone(), Date.now()))
  return <EventForm draftKey={saved.eventUuid} heading="Finish your party" draft={draft} onChange={change} />
}

/** There is no such draft, or no longer (ERR-25, ERR-26). */
function DraftMissing() {
  const navigate = useNavigate()
  const leave = (): void => void navigate(paths.events('Drafts'), { replace: true })
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="small"
      title="Draft Error"
      description="This draft does not exist."
      actions={<Button onClick={leave}>View my drafts</Button>}
    />
  )
}
