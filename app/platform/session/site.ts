import { createContext, useContext } from 'react'
import type { Site } from '@festoon/contract/wire/page'

/** Default settings, without sign-in providers, Firebase, or a support email address. */
export const plainSite: Site = { isRootHost: false, signInProviders: [], firebase: null, supportEmail: '' }

/** Context that provides the server's settings to the app. */
export const SiteContext = createContext<Site>(plainSite)

/** Returns the server's settings, such as sign-in providers and the support email address. */
export const useSite = (): Site => useContext(SiteContext)
