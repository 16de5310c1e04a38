import { createContext } from 'react'

/** The theme class around a component. What is drawn elsewhere in the document (a dialog, a menu) repeats it there. */
export const ScopeClass = createContext<string | undefined>(undefined)
