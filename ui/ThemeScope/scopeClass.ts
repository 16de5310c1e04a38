import { createContext } from 'react'

/**
 * The class of the surrounding ThemeScope. Content that is rendered elsewhere in the document, such as a dialog or a menu, uses
 * it to get the same theme.
 */
export const ScopeClass = createContext<string | undefined>(undefined)
