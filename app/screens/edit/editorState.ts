import type { DraftEvent } from '@festoon/contract/nouns/draft'
import type { PlaceDetails } from '@festoon/contract/nouns/place'
import { isSameEvent } from '@festoon/contract/rules/events/eventChanges'
import { sameContent } from '@festoon/contract/rules/sameContent'
import type { EventFields } from './eventFields.ts'
import { restoreTab, type PanelTab } from './panelFields.ts'
import { toDraftEvent } from './saving/draftFields.ts'

/** A version of an event or draft, as fields of the editor. */
export interface Version {
  fields: EventFields
  /** The version number of a draft, or the revision of a live event. */
  modificationId: number
}

/** The state of the editor for a new event, a draft, or a live event. */
export interface EditorState {
  fields: EventFields
  /** The cover image that was suggested last; null if none was. */
  suggestedCover: string | null
  panel: PanelTab | null
  /**
   * The fields at the time that the current tab of the side panel was opened; null while no tab is open. Cancel restores the
   * tab's fields from them (PANEL-03, PANEL-05).
   */
  checkpoint: EventFields | null
  /** The fields from the last save. */
  saved: EventFields
  /** The latest known version number of a draft, or the latest known revision of a live event. */
  modificationId: number
  saving: 'idle' | 'saving' | 'failed'
  /** The error message if saving failed and a retry won't help; otherwise null. */
  problem: string | null
  /** The time of the last save, in ms; null if the event was never saved. */
  savedAt: number | null
  /** A version saved elsewhere that conflicts with unsaved changes. The host has to choose one of the two (DRAFT-07). */
  conflict: Version | null
  /** True if the draft was deleted or became a party outside this editor. */
  isGone: boolean
  /** True if a version saved elsewhere has replaced the fields and the host hasn't edited them since. */
  isFromElsewhere: boolean
}

export type EditorAction =
  | { type: 'changed'; fields: Partial<EventFields> }
  /** A cover image suits the title, with the fields that change with it. */
  | { type: 'coverSuggested'; fields: Partial<EventFields> & { cover: string } }
  /** The host undoes the suggestion. Nothing changes if the host has chosen another image since. */
  | { type: 'suggestionUndone'; fields: Partial<EventFields> }
  | { type: 'placeTyped'; text: string }
  | { type: 'placePicked'; place: PlaceDetails }
  | { type: 'placeConfirmed' }
  | { type: 'panelShown'; tab: PanelTab | null }
  | { type: 'panelCanceled' }
  /** The cropped image `from` was uploaded to the path `to`, or is lost if `to` is null. */
  | { type: 'coverUploaded'; from: string; to: string | null }
  | { type: 'keptHere'; at: number }
  | { type: 'saveStarted' }
  | { type: 'saved'; version: Version; at: number }
  | { type: 'saveFailed'; problem: string | null }
  /** The server has a newer version. `isOwn` means that this page sent the version but never got the result. */
  | { type: 'savedElsewhere'; version: Version; at: number; isOwn?: boolean }
  | { type: 'conflicted'; version: Version }
  | { type: 'keptMine' }
  | { type: 'keptTheirs'; at: number }
  | { type: 'gone' }
  | { type: 'keptAsNew'; id: string }
  | { type: 'startedOver'; version: Version }
  | { type: 'restored'; state: EditorState }

/** Returns the editor's initial state. `savedFields` contains the fields saved on the server, if they differ from `fields`. */
export const beginEditing = (
  { fields, modificationId }: Version,
  savedFields: EventFields = fields,
  savedAt: number | null = null,
): EditorState => ({
  fields,
  suggestedCover: null,
  panel: null,
  checkpoint: null,
  saved: savedFields,
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
      return withChange(state, action.fields)
    case 'coverSuggested':
      return mayTakeCover(state) ? { ...withChange(state, action.fields), suggestedCover: action.fields.cover } : state
    case 'suggestionUndone':
      return mayTakeCover(state) ? withChange(state, action.fields) : state
    // Typing in the place field clears the chosen place and its name.
    case 'placeTyped':
      return withChange(state, {
        placeText: action.text,
        place: null,
        placeToConfirm: null,
        venue: venueWithout(state),
      })
    case 'placePicked': {
      const { displayName, placeName, place } = action.place.location
      // A street alone isn't a place on a map, so it stays typed text (PLACE-08).
      if (place === undefined)
        return withChange(state, {
          placeText: displayName,
          place: null,
          placeToConfirm: null,
          venue: venueWithout(state),
        })
      const venue = placeName ?? state.fields.venue
      return withChange(state, { place: action.place, placeText: displayName, placeToConfirm: null, venue })
    }
    case 'placeConfirmed':
      return withChange(state, { place: state.fields.placeToConfirm, placeToConfirm: null })
    // Changes in the previous tab are kept; the next tab gets its own checkpoint (PANEL-03, PANEL-04).
    case 'panelShown':
      return { ...state, panel: action.tab, checkpoint: action.tab === null ? null : state.fields }
    case 'panelCanceled':
      return state.panel === null || state.checkpoint === null
        ? state
        : {
            ...withChange(state, restoreTab(state.fields, state.panel, state.checkpoint)),
            panel: null,
            checkpoint: null,
          }
    case 'coverUploaded': {
      const fields = coverMoved(state.fields, action)
      const savedFields = isDirty(state) ? coverMoved(state.saved, action) : fields
      return {
        ...state,
        fields,
        saved: savedFields,
        checkpoint: state.checkpoint && coverMoved(state.checkpoint, action),
      }
    }
    // Stored only in this browser, until the user signs in.
    case 'keptHere':
      return { ...state, savedAt: action.at, saving: 'idle' }
    case 'saveStarted':
      return { ...state, saving: 'saving' }
    // The result may be for an event that the host has replaced by another one in the meantime.
    case 'saved':
      return action.version.fields.id === state.fields.id ? savedAs(state, action.version, action.at) : state
    case 'saveFailed':
      return { ...state, saving: 'failed', problem: action.problem }
    case 'savedElsewhere':
      return savedElsewhere(state, action)
    case 'conflicted':
      return withConflict({ ...state, saving: 'idle' }, action.version)
    case 'keptMine':
      return state.conflict ? rebase(state, state.conflict) : state
    case 'keptTheirs':
      return state.conflict ? withVersion(state, state.conflict, action.at) : state
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

function withChange(state: EditorState, change: Partial<EventFields>): EditorState {
  return { ...state, fields: { ...state.fields, ...change }, isFromElsewhere: false }
}

/** Returns true if the host hasn't chosen a cover image, and hasn't undone a suggestion. */
export const mayTakeCover = ({ fields, suggestedCover }: EditorState): boolean => fields.cover === suggestedCover

const coverMoved = (fields: EventFields, { from, to }: { from: string; to: string | null }): EventFields =>
  fields.cover === from ? { ...fields, cover: to } : fields

/** Returns the venue's name, or '' if it is only the name of the place being removed. */
function venueWithout({ fields: { venue, place, placeToConfirm } }: EditorState): string {
  return venue === (place ?? placeToConfirm)?.location.placeName ? '' : venue
}

function savedAs(state: EditorState, { fields, modificationId }: Version, at: number): EditorState {
  const savedFields = sameContent(fields, state.fields) ? state.fields : fields
  return { ...state, saved: savedFields, modificationId, saving: 'idle', savedAt: at }
}

/**
 * Returns the state after a version was saved elsewhere. Ignores a version that isn't newer, and any version while a conflict
 * is open. Also ignores versions during a save, because the save will report a conflict.
 */
function savedElsewhere(
  state: EditorState,
  { version, at, isOwn }: Extract<EditorAction, { type: 'savedElsewhere' }>,
): EditorState {
  if (version.modificationId <= state.modificationId || state.saving === 'saving' || state.conflict) return state
  if (isOwn) return savedAs(state, version, at)
  // Creating the party saves its draft once more. That isn't news to the host.
  if (!isDirty(state) && isSameEvent(contentOf(state.fields), contentOf(version.fields)))
    return { ...state, modificationId: version.modificationId, savedAt: at }
  return isDirty(state) ? withConflict(state, version) : { ...withVersion(state, version, at), isFromElsewhere: true }
}

/**
 * Returns the state in which the host has to choose between the editor's version and another one. If both have the same
 * content, resolves the conflict without asking (LIFE-16).
 */
const withConflict = (state: EditorState, version: Version): EditorState =>
  isSameEvent(contentOf(state.fields), contentOf(version.fields))
    ? rebase(state, version)
    : { ...state, conflict: version }

const contentOf = (fields: EventFields): DraftEvent => toDraftEvent(fields, 0, fields.cover ?? undefined)

/**
 * Returns the state with the number of another version but the editor's own fields, so that the next save replaces the other
 * version.
 */
const rebase = (state: EditorState, { fields, modificationId }: Version): EditorState => ({
  ...state,
  modificationId,
  saved: fields,
  conflict: null,
})

const withVersion = (state: EditorState, { fields, modificationId }: Version, at: number): EditorState => ({
  ...state,
  fields,
  saved: fields,
  modificationId,
  savedAt: at,
  panel: null,
  checkpoint: null,
  conflict: null,
})
