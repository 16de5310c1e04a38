import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EventView } from '@festoon/contract/nouns/event'
import { eventChanges, type EventChange } from '@festoon/contract/rules/events/eventChanges'
import type { EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../rpc/errorMessage.ts'
import { CallError } from '../../../rpc/postCall.ts'
import { eventQuery } from '../../../api/queries.ts'
import { report } from '../../../rpc/report.ts'
import * as paths from '../../../pathTo.ts'
import { useSite } from '../../../session/site.ts'
import { useSession } from '../../../session/useSession.ts'
import { fieldErrors, type EventFields } from '../eventFields.ts'
import { eventInputOf, fieldsOfEvent } from '../eventInput.ts'
import { withKeptCover } from '../cover/keptCover.ts'
import { changeParty, createParty } from './savedParty.ts'
import { drop, type Slot } from './sessionStore.ts'
import type { Editor } from '../useEditor.ts'
import * as copy from '@festoon/contract/messages/edit/saving'

export interface Saving {
  /** Error messages by field; empty until the first attempt to save. */
  errors: EventErrors
  /** The error message for the form as a whole; null if there is none. */
  problem: string | null
  isSaving: boolean
  /** Changes that the host has to confirm before they are saved; null if there is nothing to confirm. */
  changes: readonly EventChange[] | null
  submit: (form: HTMLFormElement) => Promise<void>
  saveChanges: (notify: boolean) => Promise<void>
  cancel: () => void
}

/** Returns functions that create or update the event, and the error messages to show (VAL-25..33, ERR-35, EDIT-13). */
export function useSaving({ state, dispatch, setPaused }: Editor, slot: Slot, live: EventView | undefined): Saving {
  const { fields, modificationId } = state
  const [triedAt, setTriedAt] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [changes, setChanges] = useState<readonly EventChange[] | null>(null)
  const { isSignedIn } = useSession()
  const { supportEmail } = useSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const notify = useNotice()
  const queryClient = useQueryClient()
  // Shows no errors before the first attempt. After that, each error disappears as soon as its field is valid.
  const errors: EventErrors = triedAt === null ? {} : fieldErrors(fields, triedAt)
  const errorCount = Object.keys(errors).length

  const save = async (work: (stored: EventFields) => Promise<EventView>): Promise<EventView | undefined> => {
    setSaving(true)
    setPaused(true)
    try {
      const event = await work(await withKeptCover(fields, dispatch))
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
  const refuse = (error: unknown): void => {
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

  return {
    errors,
    problem: failure ?? (errorCount > 0 ? copy.fieldsInvalid(errorCount) : null),
    isSaving,
    changes,
    cancel: () => setChanges(null),
    submit: async (form) => {
      const now = Date.now()
      setTriedAt(now)
      setFailure(null)
      const found = fieldErrors(fields, now)
      if (Object.keys(found).length > 0) {
        // Opens the side panel only if it contains the only error. On a phone, the panel would hide any others.
        if (found.capacity !== undefined && Object.keys(found).length === 1)
          return dispatch({ type: 'panelShown', tab: 'options' })
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus())
        return
      }
      if (live) {
        const differences = changesOf(live, fields, now)
        if (differences === undefined) return refuse(undefined)
        if (differences.length > 0) return setChanges(differences)
        drop(slot)
        return navigate(paths.event(live.id))
      }
      // The event is kept in session storage, so it is still here after sign-in (ROUTE-28).
      if (!isSignedIn) return navigate(paths.signIn(pathname + search))
      const event = await save(createParty)
      if (event) await navigate(paths.invite(event.id), { state: { fromCreate: true } })
    },
    saveChanges: async (notifies) => {
      const event = await save((stored) => changeParty(stored, modificationId, !notifies))
      if (!event) return
      notify({ level: 'info', text: notifies ? copy.savedAndNotified : copy.saved })
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
