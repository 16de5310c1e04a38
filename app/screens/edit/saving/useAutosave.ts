import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react'
import { limits } from '@festoon/contract/limits'
import { call } from '../../../platform/api/call.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError, type CallReason } from '../../../platform/rpc/postCall.ts'
import { report } from '../../../platform/rpc/report.ts'
import { withUploadedCover } from '../cover/uploadedCover.ts'
import { isDirty, type EditorAction, type EditorState } from '../editorState.ts'
import { isBlank, type EventFields } from '../eventFields.ts'
import { fieldsOfDraft } from './draftFields.ts'
import { saveDraft } from './saveDraft.ts'

/** Reasons for a failure after which a retry may succeed. */
const mayPass = new Set<CallReason>(['network', 'timeout', 'rateLimited', 'unavailable', 'internal'])

/**
 * Saves a changed draft every 5 seconds and when the side panel is closed (LIFE-02), unless the draft is blank, was deleted, or
 * has an open conflict. For users who aren't signed in, only updates the displayed save time, because the event is stored in
 * this browser. `isOn` is false for live events and while autosave is paused.
 */
export function useAutosave(state: EditorState, dispatch: Dispatch<EditorAction>, isOn: boolean, isSignedIn: boolean) {
  const isBusy = useRef(false)
  const keptHere = useRef<EventFields>(state.saved)
  const queryClient = useQueryClient()

  const onFailure = useEffectEvent(async (error: unknown, fields: EventFields): Promise<void> => {
    // The host has created the party meanwhile, which deletes the draft.
    if (!isOn) return dispatch({ type: 'saveFailed', problem: null })
    await dispatchFailure(error, fields, dispatch)
  })
  const save = useEffectEvent(async (): Promise<void> => {
    if (!isOn || isBusy.current || !isDirty(state) || state.conflict || state.isGone || isBlank(state.fields)) return
    if (!isSignedIn) {
      if (keptHere.current === state.fields) return
      keptHere.current = state.fields
      dispatch({ type: 'keptHere', at: Date.now() })
      return
    }
    isBusy.current = true
    dispatch({ type: 'saveStarted' })
    try {
      await send(state, dispatch)
      await queryClient.invalidateQueries({ queryKey: ['drafts'] })
    } catch (error) {
      await onFailure(error, state.fields)
    } finally {
      isBusy.current = false
    }
  })
  useEffect(() => {
    const timer = setInterval(() => void save(), limits.autosaveMs)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (state.panel === null) void save()
  }, [state.panel])
}

async function send({ fields, modificationId }: EditorState, dispatch: Dispatch<EditorAction>): Promise<void> {
  const sentFields = await withUploadedCover(fields, dispatch)
  const { event, savedAt } = await saveDraft(sentFields, modificationId)
  dispatch({ type: 'saved', version: { fields: sentFields, modificationId: event.modificationId }, at: savedAt })
}

async function dispatchFailure(error: unknown, fields: EventFields, dispatch: Dispatch<EditorAction>): Promise<void> {
  const reason = error instanceof CallError ? error.reason : undefined
  if (reason === 'draftNotFound') return dispatch({ type: 'gone' })
  try {
    if (reason !== 'conflict') throw error
    const { draft } = await call('fetchDraft', { eventUuid: fields.id })
    const version = {
      fields: fieldsOfDraft(draft, fields.browserZone, Date.now()),
      modificationId: draft.event.modificationId,
    }
    dispatch({ type: 'conflicted', version })
  } catch (cause) {
    report('WARN', 'A draft could not be autosaved', cause)
    const isTemporary = cause instanceof CallError && mayPass.has(cause.reason)
    dispatch({ type: 'saveFailed', problem: isTemporary ? null : errorMessage(cause) })
  }
}
