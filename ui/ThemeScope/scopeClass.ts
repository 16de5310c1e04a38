import { createContext } from 'react'

/**
 * The class of the surrounding theme. Content rendered elsewhere in the document, such as a dialog or a menu, applies it too.
 */
export const ScopeClass = createContext<string | undefined>(undefined)
