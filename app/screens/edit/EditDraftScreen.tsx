import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/editor'
import type { Draft } from '@festoon/contract/nouns/draft'
import { DraftMissing, isDraftMissing } from '../../parts/DraftMissing.tsx'
import { draftQuery } from '../../platform/api/queries.ts'
import { browserZone } from '../../platform/browser/browserZone.ts'
import { Editor } from './Editor.tsx'
import { fieldsOfDraft } from './saving/draftFields.ts'
import { readKept } from './saving/sessionStore.ts'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.draftId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    // Always fetched, because another device may have saved the draft since.
    await queryClient.prefetchQuery({ ...draftQuery(idOf(params)), staleTime: 0 })
    return null
  }

/** The editor for a draft (ROUTE-22, EVLIST-09). */
export function Component() {
  const id = idOf(useParams())
  const { data: draft, error } = useQuery({ ...draftQuery(id), staleTime: Infinity })
  if (draft) return <DraftEditor key={draft.eventUuid} draft={draft} />
  if (isDraftMissing(error)) return <DeletedDraft key={id} id={id} />
  if (error) throw error
  return null
}

/**
 * The screen for a draft that no longer exists. If the host kept its fields as a new draft, opens the editor for the new draft.
 * Otherwise, says that the draft doesn't exist.
 */
function DeletedDraft({ id }: { id: string }) {
  const [next] = useState(() => readKept(id))
  if (!next || next.fields.id === id) return <DraftMissing />
  return <Editor slot={id} heading={copy.finishParty} begin={() => next} />
}

function DraftEditor({ draft }: { draft: Draft }) {
  const begin = () => ({
    fields: fieldsOfDraft(draft, browserZone(), Date.now()),
    modificationId: draft.event.modificationId,
    savedAt: draft.savedAt,
  })
  return <Editor slot={draft.eventUuid} heading={copy.finishParty} begin={begin} />
}
