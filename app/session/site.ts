import { createContext, useContext } from 'react'
import type { Site } from '@festoon/contract/wire/page'

/** Settings of a server with the defaults. */
export const plainSite: Site = { isRootHost: false, signInProviders: [], firebase: null, supportEmail: '' }

/** Context with the server settings that pages need. */
export const SiteContext = createContext<Site>(plainSite)

/** Returns the server settings for pages, such as sign-in providers and support address. */
export const useSite = (): Site => useContext(SiteContext)
