import * as copy from '@festoon/contract/messages/welcome/welcome'
import { useDocumentTitle } from '../../platform/document/useDocumentTitle.ts'
import { useSite } from '../../platform/session/site.ts'
import { MarketingWelcome } from './MarketingWelcome.tsx'
import { PartiesWelcome } from './PartiesWelcome.tsx'
import { dayOfNow } from './useToday.ts'

/** Returns the route's loader, which provides the current date for choosing upcoming holidays. */
export const loader = () => () => dayOfNow()

/**
 * The welcome page: the marketing page on the marketing site's hostname, and the parties page on all other hostnames (ROUTE-12,
 * ROUTE-13).
 */
export function Component() {
  const { isRootHost } = useSite()
  useDocumentTitle(isRootHost ? copy.marketingTitle : copy.partiesTitle)
  return isRootHost ? <MarketingWelcome /> : <PartiesWelcome />
}
