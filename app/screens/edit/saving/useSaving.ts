import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/saving'
import type { EventView } from '@festoon/contract/nouns/event'
import { eventChanges, type EventChange } from '@festoon/contract/rules/events/eventChanges'
import type { EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { announceChange } from '../../../features/guests/texts/addressBook.ts'
import { call } from '../../../platform/api/call.ts'
import { eventQuery } from '../../../platform/api/queries.ts'
import { useNarrow } from '../../../platform/browser/useNarrow.ts'
import * as paths from '../../../platform/paths.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { report } from '../../../platform/rpc/report.ts'
import { useSite } from '../../../platform/session/site.ts'
import { useSession } from '../../../platform/session/useSession.ts'
import { withUploadedCover } from '../cover/uploadedCover.ts'
import { earlyErrors, fieldErrors, type EventFields } from '../eventFields.ts'
import { eventInputOf, fieldsOfEvent } from '../eventInput.ts'
import { formId } from '../formId.ts'
import type { Editor } from '../useEditor.ts'
import { focusFault, refusedFields, stillRefused, tabToOpen } from './faults.ts'
import { changeParty, createParty, type Update } from './savedParty.ts'
import { drop, keepPublishing, takePublishing, type Slot } from './sessionStore.ts'

export interface Saving {
  /** Error messages by field; empty until the first attempt to save. */
  errors: EventErrors
  /** The number of attempts that failed because of an invalid field in the side panel, which then focuses the field. */
  panelFaults: number
  /** The error message for the form as a whole; null if there is none. */
  problem: string | null
  isSaving: boolean
  /** Changes that the host has to confirm before they are saved; null if there is nothing to confirm. */
  changes: readonly EventChange[] | null
  submit: () => Promise<void>
  /** Saves the changes, and notifies guests if there is an update. If there are others, offers to text those. */
  saveChanges: (update: Update | undefined, hasOthers: boolean) => Promise<void>
  cancel: () => void
}

/** Returns functions that create or update the event, and the error messages to show (VAL-25..33, ERR-35, EDIT-13). */
export function useSaving(
  { state, dispatch, keepNow, setPaused }: Editor,
  slot: Slot,
  live: EventView | undefined,
): Saving {
  const { fields, modificationId } = state
  const [openedAt] = useState(() => Date.now())
  const [triedAt, setTriedAt] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<{ errors: EventErrors; fields: EventFields } | null>(null)
  const [panelFaults, setPanelFaults] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const [changes, setChanges] = useState<readonly EventChange[] | null>(null)
  const { isSignedIn } = useSession()
  const isNarrow = useNarrow()
  const { supportEmail } = useSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const notify = useNotice()
  const queryClient = useQueryClient()
  // Before the first attempt, shows only errors in what was entered. After that, each error disappears as soon as its field is valid.
  const errors: EventErrors = {
    ...(refusal && stillRefused(refusal.errors, refusal.fields, fields)),
    ...earlyErrors(fields, openedAt, live),
    ...(triedAt !== null && fieldErrors(fields, triedAt, live)),
  }
  const errorCount = Object.keys(errors).length

  const save = async (work: (stored: EventFields) => Promise<EventView>): Promise<EventView | undefined> => {
    setSaving(true)
    setPaused(true)
    try {
      const event = await work(await withUploadedCover(fields, dispatch))
      drop(slot)
      queryClient.setQueryData(eventQuery(event.id).queryKey, event)
      for (const key of ['events', 'drafts']) await queryClient.invalidateQueries({ queryKey: [key] })
      return event
    } catch (error) {
      setPaused(false)
      if (!(error instanceof CallError) || error.reason !== 'conflict') refuse(error)
      else if (live) await showConflict(live.id)
      // Either an earlier attempt whose result was lost created the party, or the id is taken.
      else dispatch({ type: 'gone' })
      return undefined
    } finally {
      setSaving(false)
      setChanges(null)
    }
  }
  /** Opens the first invalid field, wherever it is, and focuses it. */
  const showFault = (errorsFound: EventErrors): void => {
    const tab = tabToOpen(errorsFound)
    if (tab !== null) {
      dispatch({ type: 'panelShown', tab })
      setPanelFaults((count) => count + 1)
      return
    }
    // On a phone, an open panel covers the form.
    if (isNarrow) dispatch({ type: 'panelShown', tab: null })
    requestAnimationFrame(() => focusFault(document.getElementById(formId)))
  }
  const refuse = (error: unknown): void => {
    const refusedErrors =
      error instanceof CallError && error.reason === 'invalid' ? refusedFields(error.details.issues ?? []) : {}
    if (Object.keys(refusedErrors).length > 0) {
      setRefusal({ errors: refusedErrors, fields })
      showFault(refusedErrors)
      // A panel's fields only show errors that the browser finds too.
      const [text] = Object.values(refusedErrors)
      if (tabToOpen(refusedErrors) !== null) notify({ level: 'error', key: 'save', text })
      return
    }
    setFailure(errorMessage(error))
    notify({
      level: 'error',
      key: 'save',
      text: copy.partyFailed(supportEmail),
    })
  }
  /** Fetches the version saved elsewhere and opens the conflict dialog. */
  const showConflict = async (eventId: string): Promise<void> => {
    try {
      const { event } = await call('getEvent', { eventId })
      if (!event.host) throw new CallError('forbidden', 'Only the host can do this.')
      queryClient.setQueryData(eventQuery(eventId).queryKey, event)
      const version = { fields: fieldsOfEvent(event, Date.now()), modificationId: event.host.revision }
      dispatch({ type: 'conflicted', version })
    } catch (error) {
      refuse(error)
    }
  }
  const create = async (): Promise<void> => {
    const event = await save(createParty)
    if (event) await navigate(paths.invite(event.id), { state: { fromCreate: true } })
  }
  const isBack = useRef<boolean>(null)
  useEffect(() => {
    // Someone who comes back without having signed in has changed their mind.
    isBack.current ??= takePublishing(slot) && isSignedIn
    if (!isBack.current) return
    isBack.current = false
    // What has become invalid meanwhile, such as a start in the past, shows when the host tries again.
    if (Object.keys(fieldErrors(fields, Date.now(), live)).length === 0) void Promise.resolve().then(create)
  })

  return {
    errors,
    panelFaults,
    problem: failure ?? (errorCount > 0 ? copy.fieldsInvalid(errorCount) : null),
    isSaving,
    changes,
    cancel: () => setChanges(null),
    submit: async () => {
      const now = Date.now()
      setTriedAt(now)
      setFailure(null)
      setRefusal(null)
      const faults = fieldErrors(fields, now, live)
      if (Object.keys(faults).length > 0) {
        showFault(faults)
        return
      }
      if (live) {
        const differences = changesOf(live, fields, now)
        if (differences === undefined) return refuse(undefined)
        if (differences.length > 0) return setChanges(differences)
        drop(slot)
        return navigate(paths.event(live.id))
      }
      if (isSignedIn) return create()
      // The event is kept in session storage, so it is still here after sign-in (ROUTE-28), which then creates the party.
      keepNow()
      keepPublishing(slot)
      await navigate(paths.signIn(pathname + search))
    },
    saveChanges: async (update, hasOthers) => {
      const event = await save((stored) => changeParty(stored, modificationId, update))
      if (!event) return
      if (hasOthers && event.host) announceChange(event.id, String(event.host.revision))
      const text = update ? copy.savedAndNotified : copy.saved
      const action = { label: copy.textThem, onSelect: () => void navigate(paths.textUpdate(event.id)) }
      notify({ level: 'info', text, ...(hasOthers ? { action } : {}) })
      await navigate(paths.event(event.id))
    },
  }
}

/** Returns the changes to a live event that would be saved; undefined if a field is missing or invalid. `now` is in ms. */
function changesOf(live: EventView, fields: EventFields, now: number): readonly EventChange[] | undefined {
  const cover = fields.cover?.startsWith('/') === true ? fields.cover : '/files/new.webp'
  try {
    const before = eventInputOf(fieldsOfEvent(live, now), live.photoUrl)
    return eventChanges(before, eventInputOf(fields, cover))
  } catch (error) {
    report('ERROR', 'A party could not be saved', error)
    return undefined
  }
}
