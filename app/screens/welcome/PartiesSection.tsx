import * as partiesCopy from '@festoon/contract/messages/welcome/partiesPage'
import * as copy from '@festoon/contract/messages/welcome/welcome'
import { partyGalleries } from '@festoon/contract/themes/galleries'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { HoverMenu } from '@festoon/ui/HoverMenu'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'
import { GalleryRow } from './parties/GalleryRow.tsx'
import { NumberedPoints } from './parties/NumberedPoints.tsx'
import { galleryOf, themeMenu } from './partiesData.ts'
import { useToday } from './useToday.ts'

const steps = [
  { title: copy.makeItYours, text: copy.makeItYoursDetail },
  { title: copy.sendOneLink, text: copy.sendOneLinkDetail },
  { title: copy.watchItFillUp, text: copy.watchItFillUpDetail },
] as const

/** The marketing page's section about parties, with a theme menu, three steps, and galleries (WELC-06..09, WELC-19). */
export function PartiesSection() {
  const all = paths.instant()
  const today = useToday()
  return (
    <section aria-labelledby="parties" className="grid grid-cols-1 gap-10 bg-raised py-14 wide:gap-14 wide:py-20">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-12 px-4 wide:gap-16 wide:px-8">
        <div className="grid grid-cols-1 gap-4">
          <h2 id="parties" className="font-display text-display">
            {copy.parties}
          </h2>
          <p className="max-w-[46ch] text-lead">{copy.partiesDetail}</p>
          <HoverMenu
            label={copy.themes}
            categories={themeMenu(today)}
            className="-ms-3"
            renderLink={({ href, className, children }) => routerLink(href)({ className, children })}
          />
        </div>
        <NumberedPoints
          look="section"
          points={steps}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-8"
        />
      </div>
      {partyGalleries.slice(0, 2).map((gallery) => (
        <GalleryRow key={gallery.name} gallery={galleryOf(gallery)} copy={partiesCopy} linkTo={routerLink} />
      ))}
      <div className="mx-auto w-full max-w-6xl px-4 wide:px-8">
        <ButtonLink size="large" href={all} render={routerLink(all)}>
          {copy.seeAllThemes}
        </ButtonLink>
      </div>
    </section>
  )
}
