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

export interface Saving {
  /** What is wrong, by field; empty until the first try. */
  errors: EventErrors
  /** What is wrong with the whole of it. */
  problem: string | null
  isSaving: boolean
  /** What saving would change, while the host is asked. */
  changes: readonly EventChange[] | null
  submit: (form: HTMLFormElement) => Promise<void>
  saveChanges: (notify: boolean) => Promise<void>
  cancel: () => void
}

/** Makes the event, or changes it, and says what stands in the way (VAL-25..33, ERR-35, EDIT-13). */
export function useSaving({ state, dispatch, setHeld }: Editor, slot: Slot, live: EventView | undefined): Saving {
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
  // Nothing is called wrong before the first try; after it every field says at once when it is right.
  const errors: EventErrors = triedAt === null ? {} : fieldErrors(fields, triedAt)
  const left = Object.keys(errors).length

  const save = async (work: (stored: EventFields) => Promise<EventView>): Promise<EventView | undefined> => {
    setSaving(true)
    setHeld(true)
    try {
      const event = await work(await withKeptCover(fields, dispatch))
      drop(slot)
      queryClient.setQueryData(eventQuery(event.id).queryKey, event)
      for (const key of ['events', 'drafts']) await queryClient.invalidateQueries({ queryKey: [key] })
      return event
    } catch (error) {
      setHeld(false)
      if (!(error instanceof CallError) || error.reason !== 'conflict') refuse(error)
      else if (live) await meet(live.id)
      // An earlier try, whose answer was not heard, made the party; or it is another's id.
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
      text: `Sorry, something went wrong saving your party. Please try again. If the problem persists, please contact us at ${supportEmail}.`,
    })
  }
  /** Another host's change came between: both versions are shown. */
  const meet = async (eventId: string): Promise<void> => {
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
    problem: failure ?? (left > 0 ? `${left === 1 ? 'One field needs' : `${left} fields need`} another look.` : null),
    isSaving,
    changes,
    cancel: () => setChanges(null),
    submit: async (form) => {
      const now = Date.now()
      setTriedAt(now)
      setFailure(null)
      const wrong = fieldErrors(fields, now)
      if (Object.keys(wrong).length > 0) {
        // Alone in the side panel, which may be closed; beside others it would hide them on a phone.
        if (wrong.capacity !== undefined && Object.keys(wrong).length === 1)
          return dispatch({ type: 'panelShown', tab: 'options' })
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus())
        return
      }
      if (live) {
        const found = changesOf(live, fields, now)
        if (found === undefined) return refuse(undefined)
        if (found.length > 0) return setChanges(found)
        drop(slot)
        return navigate(paths.event(live.id))
      }
      // The event is kept in the session: after signing in the host is back here with everything in place (ROUTE-28).
      if (!isSignedIn) return navigate(paths.signIn(pathname + search))
      const event = await save(createParty)
      if (event) await navigate(paths.invite(event.id), { state: { fromCreate: true } })
    },
    saveChanges: async (notifies) => {
      const event = await save((stored) => changeParty(stored, modificationId, !notifies))
      if (!event) return
      notify({ level: 'info', text: notifies ? 'Saved. Your guests will hear of it.' : 'Saved.' })
      await navigate(paths.event(event.id))
    },
  }
}

/** What saving would change; undefined: these fields make no event. `now` in ms. */
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
