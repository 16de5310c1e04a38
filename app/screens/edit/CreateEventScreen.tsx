import { redirect, useLocation, useSearchParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/editor'
import { operations } from '@festoon/contract/wire/operations'
import { call } from '../../platform/api/call.ts'
import { browserZone } from '../../platform/browser/browserZone.ts'
import * as paths from '../../platform/paths.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { liveSession } from '../../platform/session/session.ts'
import { Editor } from './Editor.tsx'
import { newFields } from './eventFields.ts'
import { fromLine } from './eventInput.ts'

/** Returns the event that the server drafted from the host's one-line description, if the navigation state contains one. */
function draftedIn(state: unknown) {
  const draftedEvent = typeof state === 'object' && state !== null && 'drafted' in state ? state.drafted : undefined
  return operations.draftFromLine.output.safeParse(draftedEvent).data
}

/** Returns the id of the companion app's album in the query, if it is valid. */
const albumIn = (search: URLSearchParams): string | undefined =>
  operations.createEvent.input.shape.albumId.safeParse(search.get('album') ?? undefined).data

/**
 * Redirects to the party that the companion app's album already belongs to, if the user may see it (RPC-61). Redirects visitors
 * who aren't signed in to the sign-in page, from which they return. The editor opens only if no party of the user has the album,
 * so that a failure can't lead to a second party.
 */
export const loader =
  (): LoaderFunction =>
  async ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url)
    const albumId = albumIn(searchParams)
    if (albumId === undefined) return null
    try {
      const { eventId } = await call('getAlbumForElk', { albumId }, { asUser: true })
      return redirect(paths.event(eventId))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // An operator took the party down. It stays the album's party, so that there is no second one.
      if (error.reason === 'eventNotFound') return redirect(paths.events())
      if (error.reason === 'notFound') return null
      if (error.reason !== 'forbidden') throw error
      return (await liveSession()) === null ? redirect(paths.signIn(pathname + search)) : null
    }
  }

/**
 * The editor for a new event (ROUTE-25): blank, filled in from the host's one-line description (HEAD-12), or for an album of the
 * companion app, whose id is in the query.
 */
export function Component() {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const quickId = search.get('quick')
  const albumId = albumIn(search)
  const slot = quickId !== null ? `quick:${quickId}` : albumId === undefined ? 'new' : `album:${albumId}`
  const begin = () => {
    const draftedEvent = quickId === null ? undefined : draftedIn(state)
    const fields = { ...newFields(Date.now(), browserZone()), existingAlbumId: albumId ?? null }
    return { fields: draftedEvent ? fromLine(fields, draftedEvent) : fields, modificationId: 0, savedAt: null }
  }
  return <Editor key={slot} slot={slot} heading={copy.planParty} begin={begin} />
}
