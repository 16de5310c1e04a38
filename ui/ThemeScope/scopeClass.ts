import { createContext } from 'react'

/**
 * The context that provides the class name of the surrounding ThemeScope. Dialogs and menus, which render elsewhere in the
 * document, use it to get the same theme.
 */
export const ScopeClass = createContext<string | undefined>(undefined)
