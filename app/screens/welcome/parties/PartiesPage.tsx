import type { ReactNode } from 'react'
import type { OneLineFormProps } from './OneLineForm.tsx'
import { PartiesHero } from './PartiesHero.tsx'
import type { LinkTo, PartiesPageData } from './partiesPageData.ts'
import { PartyGalleries } from './PartyGalleries.tsx'
import { Promises } from './Promises.tsx'
import { SeasonalSamples } from './SeasonalSamples.tsx'

/** The parties page (WELC-02). Depends only on the UI kit and its props, so that other projects can use it (see tests/kit). */
export function PartiesPage({
  data,
  linkTo,
  onLine,
  examples,
  newsletter,
}: {
  data: PartiesPageData
  linkTo: LinkTo
  /** Called with a visitor's line, if the app opens the page for it itself. */
  onLine?: OneLineFormProps['onLine']
  examples?: OneLineFormProps['examples']
  newsletter: ReactNode
}) {
  return (
    <>
      <PartiesHero data={data} linkTo={linkTo} onLine={onLine} examples={examples} />
      <div className="bg-raised">
        <PartyGalleries data={data} linkTo={linkTo} />
      </div>
      <SeasonalSamples samples={data.samples} copy={data.copy} linkTo={linkTo} />
      <Promises copy={data.copy} />
      {newsletter}
    </>
  )
}
