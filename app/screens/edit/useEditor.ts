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

/** The event that this entry of the browser's history has in progress: a reload goes on with it, another start does not. */
const eventOfEntry = (): string | undefined => entrySchema.parse(history.state).editing

/** Remembers which event this entry of the browser's history has in progress. What the router keeps there stays. */
function markEntry(id: string): void {
  if (eventOfEntry() !== id) history.replaceState({ ...entrySchema.parse(history.state), editing: id }, '')
}

/** What an editor begins with. */
export interface Beginning extends Version {
  /** ms; null: the server has nothing of it. */
  savedAt: number | null
}

export interface Editing {
  /** Where this browser keeps what is in progress. */
  slot: Slot
  /** A live event is saved by its host alone; anything else saves itself. */
  isLive: boolean
  begin: () => Beginning
  /** Comes back from where this editor led to: what was in progress goes on. */
  isReturning: boolean
}

export interface Editor {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  /** The browser had kept this from before. */
  isResumed: boolean
  /** Keeps what there is right now, before the page goes elsewhere. */
  keepNow: () => void
  /** While the event is saved for good, or another editor takes over, nothing else is saved, kept or heard of it. */
  setHeld: (isHeld: boolean) => void
}

/** One event in progress: its state, kept in the browser session at every change and saved every 5 seconds. */
export function useEditor({ slot, isLive, begin, isReturning }: Editing): Editor {
  const [mine] = useState(() => inProgress(slot, isReturning))
  const [state, dispatch] = useReducer(editorReducer, undefined, () => opened(mine, begin()))
  const [isHeld, setHeld] = useState(false)
  const { isSignedIn } = useSession()
  const first = useRef(state.fields)

  const keepNow = (): void => {
    const { fields, modificationId, savedAt } = state
    keep(slot, { fields, modificationId, savedAt, isSafe: !isDirty(state) })
  }
  useEffect(() => {
    const { fields, modificationId, savedAt } = state
    // What was only opened is not worth keeping: another device may change it.
    if (isHeld || fields === first.current) return
    if (slot !== fields.id) markEntry(fields.id)
    keep(slot, { fields, modificationId, savedAt, isSafe: !isDirty(state) })
  }, [slot, state, isHeld])
  useAutosave(state, dispatch, !isLive && !isHeld, isSignedIn)
  useElsewhere(state, dispatch, isLive, isSignedIn && !isHeld)
  return { state, dispatch, isResumed: mine?.isSafe === false, keepNow, setHeld }
}

/**
 * What this browser kept under a slot. An event that began elsewhere and is safe is found among the drafts: another start
 * begins another event, while a reload goes on.
 */
function inProgress(slot: Slot, isReturning: boolean): Kept | undefined {
  const mine = kept(slot)
  if (!mine?.isSafe || mine.fields.id === slot || isReturning || mine.fields.id === eventOfEntry()) return mine
  drop(slot)
  return undefined
}

/** What this browser kept goes before what the server has, unless the server has that too. */
function opened(mine: Kept | undefined, { savedAt, ...version }: Beginning): EditorState {
  if (!mine || (mine.isSafe && version.modificationId > 0)) return beginEditing(version, version.fields, savedAt)
  return beginEditing(mine, mine.isSafe ? mine.fields : version.fields, mine.savedAt ?? savedAt)
}
