import type { ReactNode } from 'react'
import { PartiesHero } from './PartiesHero.tsx'
import type { LinkTo, PartiesPageData } from './partiesPageData.ts'
import { PartyGalleries } from './PartyGalleries.tsx'
import { Promises } from './Promises.tsx'
import { SeasonalSamples } from './SeasonalSamples.tsx'

/**
 * The parties page (WELC-02): made of the kit alone, of data and of links, so that a project that has nothing of ours but
 * the packages builds the same one (tests/kit).
 */
export function PartiesPage({
  data,
  linkTo,
  newsletter,
}: {
  data: PartiesPageData
  linkTo: LinkTo
  newsletter: ReactNode
}) {
  return (
    <>
      <PartiesHero data={data} linkTo={linkTo} />
      <div className="bg-raised">
        <PartyGalleries data={data} linkTo={linkTo} />
      </div>
      <SeasonalSamples samples={data.samples} linkTo={linkTo} />
      <Promises />
      {newsletter}
    </>
  )
}
