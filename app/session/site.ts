import { createContext, useContext } from 'react'
import type { Site } from '@festoon/contract/wire/page'

/** A server with default settings. */
export const plainSite: Site = { isRootHost: false, signInProviders: [], firebase: null, supportEmail: '' }

/** The server's settings, as far as pages need them. */
export const SiteContext = createContext<Site>(plainSite)

/** Returns what the server told the page about itself: sign-in providers, support address and so on. */
export const useSite = (): Site => useContext(SiteContext)
