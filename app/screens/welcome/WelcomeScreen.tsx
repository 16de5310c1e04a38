import { useSite } from '../../session/site.ts'
import { MarketingWelcome } from './MarketingWelcome.tsx'
import { PartiesWelcome } from './PartiesWelcome.tsx'

/** The front door: the marketing variant on the root host, the parties variant on every other (ROUTE-12, ROUTE-13). */
export function Component() {
  return useSite().isRootHost ? <MarketingWelcome /> : <PartiesWelcome />
}
