import { createContext, useContext } from 'react'
import type { Site } from '@festoon/contract/wire/page'

/** The settings used if none are provided: no sign-in providers, Firebase or support email address. */
export const plainSite: Site = { isRootHost: false, signInProviders: [], firebase: null, supportEmail: '' }

/** Context that provides the server's settings to pages. */
export const SiteContext = createContext<Site>(plainSite)

/** Returns the server's settings for pages, such as sign-in providers and the support email address. */
export const useSite = (): Site => useContext(SiteContext)
