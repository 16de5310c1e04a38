import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useParams, type LoaderFunction } from 'react-router-dom'
import type { Draft } from '@festoon/contract/draft'
import { draftQuery } from '../../api/queries.ts'
import { DraftMissing, isDraftMissing } from '../../layout/DraftMissing.tsx'
import { fieldsOfDraft } from './draftFields.ts'
import { Editor } from './Editor.tsx'
import { browserZone } from './eventFields.ts'

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
  if (draft) return <DraftEditor key={draft.eventUuid} draft={draft} />
  if (isDraftMissing(error)) return <DraftMissing />
  if (error) throw error
  return null
}

function DraftEditor({ draft }: { draft: Draft }) {
  const begin = () => ({
    fields: fieldsOfDraft(draft, browserZone(), Date.now()),
    modificationId: draft.event.modificationId,
    savedAt: draft.savedAt,
  })
  return <Editor slot={draft.eventUuid} heading="Finish your party" begin={begin} />
}
