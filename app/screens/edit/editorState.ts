import type { PlaceDetails } from '@festoon/contract/nouns/place'
import type { DraftEvent } from '@festoon/contract/nouns/draft'
import { isSameEvent } from '@festoon/contract/rules/events/eventChanges'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { toDraftEvent } from './saving/draftFields.ts'
import type { EventFields } from './eventFields.ts'
import { takenBack, type PanelTab } from './panelFields.ts'

/** The version of an event that a server holds. */
export interface Version {
  fields: EventFields
  /** A draft's count of changes, or an event's revision. */
  modificationId: number
}

/** All that the editor knows. One event, whether it is new, a draft or live. */
export interface EditorState {
  fields: EventFields
  panel: PanelTab | null
  /** The fields when the open tab was opened: what Cancel goes back to (PANEL-03, PANEL-05). */
  checkpoint: EventFields | null
  /** What was last saved; whatever differs from it is not safe yet. */
  saved: EventFields
  /** Counts the savings that this editor knows of; of a live event, its revision. */
  modificationId: number
  saving: 'idle' | 'saving' | 'failed'
  /** Why saving fails, when that will not pass by itself; null: it may. */
  problem: string | null
  /** ms; null: not yet. */
  savedAt: number | null
  /** Another version came between: the host chooses (DRAFT-07). */
  conflict: Version | null
  /** The draft was thrown away, or became a party, somewhere else. */
  isGone: boolean
  /** The fields were just replaced by what was saved elsewhere. */
  isFromElsewhere: boolean
}

export type EditorAction =
  | { type: 'changed'; fields: Partial<EventFields> }
  | { type: 'placeTyped'; text: string }
  | { type: 'placePicked'; place: PlaceDetails }
  | { type: 'placeConfirmed' }
  | { type: 'panelShown'; tab: PanelTab | null }
  | { type: 'panelCancelled' }
  /** `to` null: this device has lost the cropped image. */
  | { type: 'coverKept'; from: string; to: string | null }
  | { type: 'keptHere'; at: number }
  | { type: 'saveBegan' }
  | { type: 'saved'; version: Version; at: number }
  | { type: 'saveFailed'; problem: string | null }
  /** `isOwn`: this page saved it, and did not hear the answer. */
  | { type: 'heard'; version: Version; at: number; isOwn?: boolean }
  | { type: 'conflicted'; version: Version }
  | { type: 'keptMine' }
  | { type: 'tookTheirs'; at: number }
  | { type: 'gone' }
  | { type: 'keptAsNew'; id: string }
  | { type: 'begunAnew'; version: Version }
  | { type: 'restored'; state: EditorState }

/** The editor as it opens. `saved`: what the server holds, where it differs from what this browser kept. */
export const beginEditing = (
  { fields, modificationId }: Version,
  saved: EventFields = fields,
  savedAt: number | null = null,
): EditorState => ({
  fields,
  panel: null,
  checkpoint: null,
  saved,
  modificationId,
  saving: 'idle',
  problem: null,
  savedAt,
  conflict: null,
  isGone: false,
  isFromElsewhere: false,
})

/** Whether something is not saved yet. */
export const isDirty = ({ fields, saved }: EditorState): boolean => fields !== saved

/** The editor after an action. Pure: every transition has its test. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'changed':
      return edited(state, action.fields)
    // Typing in the place field drops the chosen place, and its name: it must be chosen again.
    case 'placeTyped':
      return edited(state, { placeText: action.text, place: null, placeToConfirm: null, venue: venueWithout(state) })
    case 'placePicked': {
      const { displayName, placeName } = action.place.location
      const venue = placeName ?? state.fields.venue
      return edited(state, { place: action.place, placeText: displayName, placeToConfirm: null, venue })
    }
    case 'placeConfirmed':
      return edited(state, { place: state.fields.placeToConfirm, placeToConfirm: null })
    // Whatever was open is kept as it is; the next tab gets a checkpoint of its own (PANEL-03, PANEL-04).
    case 'panelShown':
      return { ...state, panel: action.tab, checkpoint: action.tab === null ? null : state.fields }
    case 'panelCancelled':
      return state.panel === null || state.checkpoint === null
        ? state
        : {
            ...edited(state, takenBack(state.fields, state.panel, state.checkpoint)),
            panel: null,
            checkpoint: null,
          }
    case 'coverKept': {
      const fields = coverMoved(state.fields, action)
      const saved = isDirty(state) ? coverMoved(state.saved, action) : fields
      return { ...state, fields, saved, checkpoint: state.checkpoint && coverMoved(state.checkpoint, action) }
    }
    // Kept in this browser alone: still to be saved once somebody is signed in.
    case 'keptHere':
      return { ...state, savedAt: action.at, saving: 'idle' }
    case 'saveBegan':
      return { ...state, saving: 'saving' }
    case 'saved':
      return savedAs(state, action.version, action.at)
    case 'saveFailed':
      return { ...state, saving: 'failed', problem: action.problem }
    case 'heard':
      return heard(state, action)
    case 'conflicted':
      return conflicted({ ...state, saving: 'idle' }, action.version)
    case 'keptMine':
      return state.conflict ? countedOn(state, state.conflict) : state
    case 'tookTheirs':
      return state.conflict ? replaced(state, state.conflict, action.at) : state
    case 'gone':
      return { ...state, saving: 'idle', isGone: true }
    case 'keptAsNew':
      return { ...state, fields: { ...state.fields, id: action.id }, modificationId: 0, savedAt: null, isGone: false }
    case 'begunAnew':
      return beginEditing(action.version)
    case 'restored':
      return action.state
  }
}

function edited(state: EditorState, change: Partial<EventFields>): EditorState {
  return { ...state, fields: { ...state.fields, ...change }, isFromElsewhere: false }
}

const coverMoved = (fields: EventFields, { from, to }: { from: string; to: string | null }): EventFields =>
  fields.cover === from ? { ...fields, cover: to } : fields

/** The venue, unless it is the name of the place that goes: another place is not called that. */
function venueWithout({ fields: { venue, place, placeToConfirm } }: EditorState): string {
  return venue === (place ?? placeToConfirm)?.location.placeName ? '' : venue
}

function savedAs(state: EditorState, { fields, modificationId }: Version, at: number): EditorState {
  const saved = sameContent(fields, state.fields) ? state.fields : fields
  return { ...state, saved, modificationId, saving: 'idle', savedAt: at }
}

/** Something was saved elsewhere. An own saving that is under way hears of it by its answer. */
function heard(state: EditorState, { version, at, isOwn }: Extract<EditorAction, { type: 'heard' }>): EditorState {
  if (version.modificationId <= state.modificationId || state.saving === 'saving' || state.conflict) return state
  if (isOwn) return savedAs(state, version, at)
  return isDirty(state) ? conflicted(state, version) : { ...replaced(state, version, at), isFromElsewhere: true }
}

/** The host chooses between two versions, unless these are equal (LIFE-16). */
const conflicted = (state: EditorState, version: Version): EditorState =>
  isSameEvent(contentOf(state.fields), contentOf(version.fields))
    ? countedOn(state, version)
    : { ...state, conflict: version }

const contentOf = (fields: EventFields): DraftEvent => toDraftEvent(fields, 0, fields.cover ?? undefined)

/** The next saving counts on from theirs, so that it wins. */
const countedOn = (state: EditorState, { fields, modificationId }: Version): EditorState => ({
  ...state,
  modificationId,
  saved: fields,
  conflict: null,
})

const replaced = (state: EditorState, { fields, modificationId }: Version, at: number): EditorState => ({
  ...state,
  fields,
  saved: fields,
  modificationId,
  savedAt: at,
  panel: null,
  checkpoint: null,
  conflict: null,
})
