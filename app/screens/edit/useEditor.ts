import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import { z } from 'zod'
import { useSession } from '../../platform/session/useSession.ts'
import {
  beginEditing,
  editorReducer,
  isDirty,
  type EditorAction,
  type EditorState,
  type Version,
} from './editorState.ts'
import type { EventFields } from './eventFields.ts'
import { drop, keep, readKept, type KeptEvent, type Slot } from './saving/sessionStore.ts'
import { useAutosave } from './saving/useAutosave.ts'
import { useElsewhere } from './saving/useElsewhere.ts'

const entrySchema = z.looseObject({ editing: z.guid().optional() }).catch({})

/** Returns the id that `markEntry` stored in this history entry; undefined in a newly opened editor. */
const eventOfEntry = (): string | undefined => entrySchema.parse(history.state).editing

/** Stores the id of the event being edited in the history entry, where it survives a reload. */
function markEntry(id: string): void {
  if (eventOfEntry() !== id) history.replaceState({ ...entrySchema.parse(history.state), editing: id }, '')
}

/** The version that an editor starts with. */
export interface InitialVersion extends Version {
  /** The time at which the draft was last saved, in ms; null for new and live events. */
  savedAt: number | null
}

export interface Editing {
  /** The key under which this browser stores the event in progress. */
  slot: Slot
  /** True for a live event, which the host saves explicitly. Other events are saved automatically. */
  isLive: boolean
  begin: () => InitialVersion
  /**
   * True if the user has returned from a page that this editor opened, in which case the editor continues with the stored
   * event.
   */
  isReturning: boolean
}

export interface Editor {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  /** True if the editor continues with unsaved changes stored in this browser. */
  isResumed: boolean
  /** Stores the event in this browser immediately. Called before the user leaves the page. */
  keepNow: () => void
  /**
   * Pauses or resumes autosave, the copy in session storage, and updates from elsewhere, for example while the host saves the
   * event.
   */
  setPaused: (isPaused: boolean) => void
}

/**
 * Manages an event in progress. Stores the event in this tab's session storage on every change and, unless the event is live,
 * autosaves it as a draft.
 */
export function useEditor({ slot, isLive, begin, isReturning }: Editing): Editor {
  const [keptHere] = useState(() => inProgress(slot, isReturning))
  const [state, dispatch] = useReducer(editorReducer, undefined, () => openedState(keptHere, begin()))
  const [isPaused, setPaused] = useState(false)
  const { isSignedIn } = useSession()
  const unchangedFields = useRef<EventFields | null>(state.fields)

  const keepNow = (): void => {
    const { fields, modificationId, savedAt } = state
    // A party that was never saved is on this device only, even if the host has changed nothing.
    keep(slot, { fields, modificationId, savedAt, isSafe: !isDirty(state) && savedAt !== null })
  }
  useEffect(() => {
    const { fields, modificationId, savedAt } = state
    // An event that was only opened isn't stored, because another device may change it.
    if (isPaused || fields === unchangedFields.current) return
    // From the first change on, everything is stored, also when an undo brings back what was opened.
    unchangedFields.current = null
    if (slot !== fields.id) markEntry(fields.id)
    keep(slot, { fields, modificationId, savedAt, isSafe: !isDirty(state) })
  }, [slot, state, isPaused])
  useAutosave(state, dispatch, !isLive && !isPaused, isSignedIn)
  useElsewhere(state, dispatch, isLive, isSignedIn && !isPaused)
  return { state, dispatch, isResumed: keptHere?.isSafe === false, keepNow, setPaused }
}

/**
 * Returns the event stored under `slot`, if any. If a newly opened editor for a new event finds one that was already saved as a
 * draft, deletes the stored copy and returns undefined.
 */
function inProgress(slot: Slot, isReturning: boolean): KeptEvent | undefined {
  const keptHere = readKept(slot)
  if (!keptHere?.isSafe || keptHere.fields.id === slot || isReturning || keptHere.fields.id === eventOfEntry())
    return keptHere
  drop(slot)
  return undefined
}

/**
 * Returns the editor's initial state. The stored event takes precedence over `version`, unless the server has all its changes.
 */
function openedState(keptHere: KeptEvent | undefined, { savedAt, ...version }: InitialVersion): EditorState {
  if (!keptHere || (keptHere.isSafe && version.modificationId > 0))
    return beginEditing(version, version.fields, savedAt)
  return beginEditing(keptHere, keptHere.isSafe ? keptHere.fields : version.fields, keptHere.savedAt ?? savedAt)
}
