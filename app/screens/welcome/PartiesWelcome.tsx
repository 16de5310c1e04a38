import { ExampleLines } from '../../parts/ExampleLines.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import { Newsletter } from './Newsletter.tsx'
import { PartiesPage } from './parties/PartiesPage.tsx'
import { partiesData } from './partiesData.ts'
import { useOneLine } from './useOneLine.ts'
import { useToday } from './useToday.ts'

/** The welcome page on all hostnames except the marketing site's (ROUTE-13). */
export function PartiesWelcome() {
  const data = partiesData(useToday())
  return (
    <PartiesPage
      data={data}
      linkTo={routerLink}
      onLine={useOneLine()}
      examples={ExampleLines}
      newsletter={<Newsletter />}
    />
  )
}
