import { useDocumentTitle } from '../../document/useDocumentTitle.ts'
import { useSite } from '../../session/site.ts'
import { MarketingWelcome } from './MarketingWelcome.tsx'
import { PartiesWelcome } from './PartiesWelcome.tsx'
import { dayOfNow } from './useToday.ts'
import { welcomeWords } from './welcomeWords.ts'

/** Which holidays come next depends on the day. */
export const loader = () => () => dayOfNow()

/** The front door: the marketing variant on the root host, the parties variant on every other (ROUTE-12, ROUTE-13). */
export function Component() {
  const { isRootHost } = useSite()
  useDocumentTitle(welcomeWords[isRootHost ? 'marketing' : 'parties'].title)
  return isRootHost ? <MarketingWelcome /> : <PartiesWelcome />
}
