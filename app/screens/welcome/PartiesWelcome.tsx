import { routerLink } from '../../parts/routerLink.tsx'
import { Newsletter } from './Newsletter.tsx'
import { PartiesPage } from './parties/PartiesPage.tsx'
import { partiesData } from './partiesData.ts'
import { useToday } from './useToday.ts'

/** The welcome page on all hostnames except the marketing site's (ROUTE-13). */
export function PartiesWelcome() {
  return <PartiesPage data={partiesData(useToday())} linkTo={routerLink} newsletter={<Newsletter />} />
}
