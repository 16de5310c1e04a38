import { z } from 'zod'
import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import { useSession } from '../../session/useSession.ts'
import {
  beginEditing,
  editorReducer,
  isDirty,
  type EditorAction,
  type EditorState,
  type Version,
} from './editorState.ts'
import { drop, keep, kept, type Kept, type Slot } from './saving/sessionStore.ts'
import { useAutosave } from './saving/useAutosave.ts'
import { useElsewhere } from './saving/useElsewhere.ts'

const entrySchema = z.looseObject({ editing: z.guid().optional() }).catch({})

/**
 * Returns the id of the event being edited in this history entry. The id survives a reload. A newly opened editor has none
 * yet.
 */
const eventOfEntry = (): string | undefined => entrySchema.parse(history.state).editing

/** Stores the id of the event being edited in this history entry, next to the router's own state. */
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
  /** True for a live event, which hosts save explicitly. All others are saved automatically. */
  isLive: boolean
  begin: () => InitialVersion
  /** True if the user has returned from a page that this editor opened. The editor then continues with the stored event. */
  isReturning: boolean
}

export interface Editor {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  /** True if the editor continues with unsaved changes stored in this browser. */
  isResumed: boolean
  /** Stores the event in this browser right away, before the user navigates to another page. */
  keepNow: () => void
  /**
   * Pauses or resumes autosave, the copy in session storage, and updates from other tabs and hosts. They are paused while the
   * event is being saved, or when another editor takes over.
   */
  setPaused: (isPaused: boolean) => void
}

/**
 * Manages an event in progress. The event is stored in this tab's session storage on every change and, unless it is live,
 * autosaved as a draft.
 */
export function useEditor({ slot, isLive, begin, isReturning }: Editing): Editor {
  const [mine] = useState(() => inProgress(slot, isReturning))
  const [state, dispatch] = useReducer(editorReducer, undefined, () => opened(mine, begin()))
  const [isPaused, setPaused] = useState(false)
  const { isSignedIn } = useSession()
  const first = useRef(state.fields)

  const keepNow = (): void => {
    const { fields, modificationId, savedAt } = state
    keep(slot, { fields, modificationId, savedAt, isSafe: !isDirty(state) })
  }
  useEffect(() => {
    const { fields, modificationId, savedAt } = state
    // An event that was only opened isn't stored, because another device may change it.
    if (isPaused || fields === first.current) return
    if (slot !== fields.id) markEntry(fields.id)
    keep(slot, { fields, modificationId, savedAt, isSafe: !isDirty(state) })
  }, [slot, state, isPaused])
  useAutosave(state, dispatch, !isLive && !isPaused, isSignedIn)
  useElsewhere(state, dispatch, isLive, isSignedIn && !isPaused)
  return { state, dispatch, isResumed: mine?.isSafe === false, keepNow, setPaused }
}

/**
 * Returns the event stored under `slot` in this browser. If the event has already been saved as a draft, a reload continues
 * with it, but a newly opened editor deletes the stored copy and starts over.
 */
function inProgress(slot: Slot, isReturning: boolean): Kept | undefined {
  const mine = kept(slot)
  if (!mine?.isSafe || mine.fields.id === slot || isReturning || mine.fields.id === eventOfEntry()) return mine
  drop(slot)
  return undefined
}

/**
 * Returns the editor's initial state. The event stored in this browser takes precedence over `version`, unless all its changes
 * are on the server.
 */
function opened(mine: Kept | undefined, { savedAt, ...version }: InitialVersion): EditorState {
  if (!mine || (mine.isSafe && version.modificationId > 0)) return beginEditing(version, version.fields, savedAt)
  return beginEditing(mine, mine.isSafe ? mine.fields : version.fields, mine.savedAt ?? savedAt)
}
