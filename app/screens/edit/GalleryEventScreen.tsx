import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Navigate, useParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/editor'
import { inspirationQuery } from '../../platform/api/queries.ts'
import { browserZone } from '../../platform/browser/browserZone.ts'
import * as paths from '../../platform/paths.ts'
import { Editor } from './Editor.tsx'
import { newFields } from './eventFields.ts'
import { fromInspiration } from './eventInput.ts'
import { startForTheme } from './startForTheme.ts'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.inspirationId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    await queryClient.ensureQueryData(inspirationQuery(idOf(params)))
    return null
  }

/** The editor for a new event that starts from a gallery image (ROUTE-26). */
export function Component() {
  const id = idOf(useParams())
  const { data: inspiration } = useQuery(inspirationQuery(id))
  if (inspiration === undefined) return null
  // The image doesn't exist, so the event starts without one.
  if (inspiration === null) return <Navigate to={paths.createEvent()} replace />
  const begin = () => ({
    fields: startForTheme(fromInspiration(newFields(Date.now(), browserZone()), inspiration), inspiration, Date.now()),
    modificationId: 0,
    savedAt: null,
  })
  return <Editor key={id} slot={`gallery:${id}`} heading={copy.planParty} begin={begin} />
}
