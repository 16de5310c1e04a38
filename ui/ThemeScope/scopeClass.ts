import { createContext } from 'react'

/**
 * The theme class around a component. Content that renders elsewhere in the document, such as a dialog or a menu, repeats it.
 */
export const ScopeClass = createContext<string | undefined>(undefined)
