import { useDocumentTitle } from '../../document/useDocumentTitle.ts'
import { useSite } from '../../session/site.ts'
import { MarketingWelcome } from './MarketingWelcome.tsx'
import { PartiesWelcome } from './PartiesWelcome.tsx'
import { dayOfNow } from './useToday.ts'
import * as copy from '@festoon/contract/messages/welcome/welcome'

/** Loads the current date, which determines the upcoming holidays. */
export const loader = () => () => dayOfNow()

/** The welcome page: the marketing version on the root host, the parties version on all others (ROUTE-12, ROUTE-13). */
export function Component() {
  const { isRootHost } = useSite()
  useDocumentTitle(isRootHost ? copy.marketingTitle : copy.partiesTitle)
  return isRootHost ? <MarketingWelcome /> : <PartiesWelcome />
}
