/** The delays, in milliseconds, before hovering opens a panel and before moving the pointer away closes it. */
export const intentMs = { open: 120, close: 240 } as const

export interface OpenState {
  /** The id of the open category, or null if none is open. */
  id: string | null
  /** True if the user clicked the open category. Moving the pointer away then doesn't close it. */
  isHeldOpen: boolean
}

export type OpenAction =
  | { type: 'rest'; id: string }
  | { type: 'leave' }
  | { type: 'press'; id: string }
  | { type: 'close' }

export const closed: OpenState = { id: null, isHeldOpen: false }

/**
 * Returns the menu's state after an action. Clicking a category that was opened by hovering keeps it open; clicking again
 * closes it.
 */
export function openState(state: OpenState, action: OpenAction): OpenState {
  switch (action.type) {
    case 'rest':
      return state.id === action.id ? state : { id: action.id, isHeldOpen: false }
    case 'leave':
      return state.isHeldOpen ? state : closed
    case 'press':
      return state.id === action.id && state.isHeldOpen ? closed : { id: action.id, isHeldOpen: true }
    case 'close':
      return closed
  }
}
