import { createContext, useContext } from 'react'
import type { Site } from '@festoon/contract/page'

/** A server that offers nothing out of the ordinary. */
export const plainSite: Site = { isRootHost: false, signInProviders: [], firebase: null, supportEmail: '' }

/** What the page's server told about itself. */
export const SiteContext = createContext<Site>(plainSite)

/** What the page's server told about itself: who vouches for people here, and whom to write to. */
export const useSite = (): Site => useContext(SiteContext)
