import { useQuery } from '@tanstack/react-query'
import { useEffect, type Dispatch } from 'react'
import { draftQuery, eventQuery } from '../../../platform/api/queries.ts'
import { useRealtime } from '../../../platform/api/useRealtime.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import type { EditorAction, EditorState } from '../editorState.ts'
import { fieldsOfEvent } from '../eventInput.ts'
import { fieldsOfDraft } from './draftFields.ts'
import { isOwnSave } from './saveDraft.ts'

/** Updates the editor when the event is saved, or the draft is deleted, outside this editor (RT-05, DRAFT-07). */
export function useElsewhere(
  state: EditorState,
  dispatch: Dispatch<EditorAction>,
  isLive: boolean,
  isSignedIn: boolean,
): void {
  const { id, browserZone } = state.fields
  const isKnown = isSignedIn && state.modificationId > 0 && !state.isGone
  const topic = isLive ? `events/${id}` : `drafts/${id}`
  useRealtime(isKnown ? [{ topic, keys: [isLive ? ['event', id] : ['draft', id]] }] : [])
  const draft = useQuery({ ...draftQuery(id), enabled: isKnown && !isLive, staleTime: Infinity })
  const event = useQuery({ ...eventQuery(id), enabled: isKnown && isLive, staleTime: Infinity })

  useEffect(() => {
    if (!event.data?.host) return
    const now = Date.now()
    const version = { fields: fieldsOfEvent(event.data, now), modificationId: event.data.host.revision }
    dispatch({ type: 'savedElsewhere', version, at: now })
  }, [event.data, dispatch])
  useEffect(() => {
    if (!draft.data) return
    const { modificationId } = draft.data.event
    const version = { fields: fieldsOfDraft(draft.data, browserZone, Date.now()), modificationId }
    dispatch({ type: 'savedElsewhere', version, at: draft.data.savedAt, isOwn: isOwnSave(draft.data) })
  }, [draft.data, browserZone, dispatch])
  const isGone = isKnown && draft.error instanceof CallError && draft.error.reason === 'draftNotFound'
  useEffect(() => {
    if (isGone) dispatch({ type: 'gone' })
  }, [isGone, dispatch])
}
