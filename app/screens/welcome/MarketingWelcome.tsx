import * as partiesCopy from '@festoon/contract/messages/welcome/partiesPage'
import { routerLink } from '../../parts/routerLink.tsx'
import { Benefits } from './Benefits.tsx'
import { MarketingHero } from './MarketingHero.tsx'
import { Newsletter } from './Newsletter.tsx'
import { SeasonalSamples } from './parties/SeasonalSamples.tsx'
import { nextSamples } from './partiesData.ts'
import { PartiesSection } from './PartiesSection.tsx'
import { PhotoApp } from './PhotoApp.tsx'
import { useToday } from './useToday.ts'

/** The welcome page on the marketing site's hostname (ROUTE-01, ROUTE-12, WELC-01). */
export function MarketingWelcome() {
  return (
    <>
      <MarketingHero />
      <Benefits />
      <PartiesSection />
      <PhotoApp />
      <SeasonalSamples samples={nextSamples(useToday())} copy={partiesCopy} linkTo={routerLink} />
      <Newsletter />
    </>
  )
}
