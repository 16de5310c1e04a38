/** How long a pointer rests on a category before it opens, and stays away before it closes, in milliseconds. */
export const intentMs = { open: 120, close: 240 } as const

export interface OpenState {
  /** The category that is open. */
  id: string | null
  /** Opened by a press: then leaving it with the pointer does not close it. */
  held: boolean
}

export type OpenAction =
  | { type: 'rest'; id: string }
  | { type: 'leave' }
  | { type: 'press'; id: string }
  | { type: 'close' }

export const closed: OpenState = { id: null, held: false }

/** What pointing, pressing and leaving do to a menu of categories. A press on what pointing opened keeps it. */
export function openState(state: OpenState, action: OpenAction): OpenState {
  switch (action.type) {
    case 'rest':
      return state.id === action.id ? state : { id: action.id, held: false }
    case 'leave':
      return state.held ? state : closed
    case 'press':
      return state.id === action.id && state.held ? closed : { id: action.id, held: true }
    case 'close':
      return closed
  }
}
