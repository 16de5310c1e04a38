/** The time that the pointer must rest on a category to open it, or stay away to close it, in milliseconds. */
export const intentMs = { open: 120, close: 240 } as const

export interface OpenState {
  /** The id of the open category; null if none is open. */
  id: string | null
  /** True if the category was opened by a click, so that moving the pointer away doesn't close it. */
  held: boolean
}

export type OpenAction =
  | { type: 'rest'; id: string }
  | { type: 'leave' }
  | { type: 'press'; id: string }
  | { type: 'close' }

export const closed: OpenState = { id: null, held: false }

/**
 * Returns the next state after the user hovers over a category, leaves, clicks a category, or closes the menu. Clicking a
 * category that was opened by hovering keeps it open.
 */
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
