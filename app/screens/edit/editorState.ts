import type { PlaceDetails } from '@festoon/contract/nouns/place'
import type { DraftEvent } from '@festoon/contract/nouns/draft'
import { isSameEvent } from '@festoon/contract/rules/events/eventChanges'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { toDraftEvent } from './saving/draftFields.ts'
import type { EventFields } from './eventFields.ts'
import { restoreTab, type PanelTab } from './panelFields.ts'

/** A version of an event or draft that is saved on the server. */
export interface Version {
  fields: EventFields
  /** The version number of a draft, or the revision of a live event. */
  modificationId: number
}

/** The state of the editor for a new event, a draft or a live event. */
export interface EditorState {
  fields: EventFields
  panel: PanelTab | null
  /** The fields as they were when the current panel tab was opened. Cancel restores them (PANEL-03, PANEL-05). */
  checkpoint: EventFields | null
  /** The fields from the last save. */
  saved: EventFields
  /** The latest version number that this editor knows of: the version number of a draft, or the revision of a live event. */
  modificationId: number
  saving: 'idle' | 'saving' | 'failed'
  /** The reason that saving failed; null if it didn't fail, or if a retry may succeed. */
  problem: string | null
  /** The time of the last save, in ms; null if never saved. */
  savedAt: number | null
  /** A version saved elsewhere while this editor has unsaved changes. The host has to choose one of them (DRAFT-07). */
  conflict: Version | null
  /** True if the draft was deleted or became a party outside this editor. */
  isGone: boolean
  /** True if a version saved elsewhere has just replaced the fields. */
  isFromElsewhere: boolean
}

export type EditorAction =
  | { type: 'changed'; fields: Partial<EventFields> }
  | { type: 'placeTyped'; text: string }
  | { type: 'placePicked'; place: PlaceDetails }
  | { type: 'placeConfirmed' }
  | { type: 'panelShown'; tab: PanelTab | null }
  | { type: 'panelCanceled' }
  /** The cropped image `from` was uploaded to the path `to`, or is lost if `to` is null. */
  | { type: 'coverKept'; from: string; to: string | null }
  | { type: 'keptHere'; at: number }
  | { type: 'saveStarted' }
  | { type: 'saved'; version: Version; at: number }
  | { type: 'saveFailed'; problem: string | null }
  /** The server has a newer version. `isOwn` means that this page saved it but didn't get the result. */
  | { type: 'savedElsewhere'; version: Version; at: number; isOwn?: boolean }
  | { type: 'conflicted'; version: Version }
  | { type: 'keptMine' }
  | { type: 'keptTheirs'; at: number }
  | { type: 'gone' }
  | { type: 'keptAsNew'; id: string }
  | { type: 'startedOver'; version: Version }
  | { type: 'restored'; state: EditorState }

/**
 * Returns the editor's initial state. `saved` contains the fields saved on the server, if they differ from the ones in this
 * browser.
 */
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

/** Returns true if there are unsaved changes. */
export const isDirty = ({ fields, saved }: EditorState): boolean => fields !== saved

/** Returns the editor's state after an action. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'changed':
      return edited(state, action.fields)
    // Typing in the place field clears the chosen place and its name.
    case 'placeTyped':
      return edited(state, { placeText: action.text, place: null, placeToConfirm: null, venue: venueWithout(state) })
    case 'placePicked': {
      const { displayName, placeName } = action.place.location
      const venue = placeName ?? state.fields.venue
      return edited(state, { place: action.place, placeText: displayName, placeToConfirm: null, venue })
    }
    case 'placeConfirmed':
      return edited(state, { place: state.fields.placeToConfirm, placeToConfirm: null })
    // Changes in the previous tab are kept; the next tab gets its own checkpoint (PANEL-03, PANEL-04).
    case 'panelShown':
      return { ...state, panel: action.tab, checkpoint: action.tab === null ? null : state.fields }
    case 'panelCanceled':
      return state.panel === null || state.checkpoint === null
        ? state
        : {
            ...edited(state, restoreTab(state.fields, state.panel, state.checkpoint)),
            panel: null,
            checkpoint: null,
          }
    case 'coverKept': {
      const fields = coverMoved(state.fields, action)
      const saved = isDirty(state) ? coverMoved(state.saved, action) : fields
      return { ...state, fields, saved, checkpoint: state.checkpoint && coverMoved(state.checkpoint, action) }
    }
    // Stored only in this browser, until the user signs in.
    case 'keptHere':
      return { ...state, savedAt: action.at, saving: 'idle' }
    case 'saveStarted':
      return { ...state, saving: 'saving' }
    case 'saved':
      return savedAs(state, action.version, action.at)
    case 'saveFailed':
      return { ...state, saving: 'failed', problem: action.problem }
    case 'savedElsewhere':
      return savedElsewhere(state, action)
    case 'conflicted':
      return conflicted({ ...state, saving: 'idle' }, action.version)
    case 'keptMine':
      return state.conflict ? rebased(state, state.conflict) : state
    case 'keptTheirs':
      return state.conflict ? replaced(state, state.conflict, action.at) : state
    case 'gone':
      return { ...state, saving: 'idle', isGone: true }
    case 'keptAsNew':
      return { ...state, fields: { ...state.fields, id: action.id }, modificationId: 0, savedAt: null, isGone: false }
    case 'startedOver':
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

/** Returns the venue's name, or '' if it merely repeats the name of the place being removed. */
function venueWithout({ fields: { venue, place, placeToConfirm } }: EditorState): string {
  return venue === (place ?? placeToConfirm)?.location.placeName ? '' : venue
}

function savedAs(state: EditorState, { fields, modificationId }: Version, at: number): EditorState {
  const saved = sameContent(fields, state.fields) ? state.fields : fields
  return { ...state, saved, modificationId, saving: 'idle', savedAt: at }
}

/**
 * Returns the state after a version was saved elsewhere. Ignores that version if it isn't newer or if another conflict is still
 * open. Also ignores it while a save is in progress, because the save's result will report it.
 */
function savedElsewhere(
  state: EditorState,
  { version, at, isOwn }: Extract<EditorAction, { type: 'savedElsewhere' }>,
): EditorState {
  if (version.modificationId <= state.modificationId || state.saving === 'saving' || state.conflict) return state
  if (isOwn) return savedAs(state, version, at)
  return isDirty(state) ? conflicted(state, version) : { ...replaced(state, version, at), isFromElsewhere: true }
}

/**
 * Returns the state in which the host chooses between their version and another one. If the two are equal, there is nothing to
 * choose (LIFE-16).
 */
const conflicted = (state: EditorState, version: Version): EditorState =>
  isSameEvent(contentOf(state.fields), contentOf(version.fields))
    ? rebased(state, version)
    : { ...state, conflict: version }

const contentOf = (fields: EventFields): DraftEvent => toDraftEvent(fields, 0, fields.cover ?? undefined)

/**
 * Returns the state with the other version's number, so that the next save succeeds and replaces that version with this
 * editor's fields.
 */
const rebased = (state: EditorState, { fields, modificationId }: Version): EditorState => ({
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
