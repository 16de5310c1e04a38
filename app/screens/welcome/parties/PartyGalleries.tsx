import { HoverMenu } from '@festoon/ui/HoverMenu'
import { GalleryRow } from './GalleryRow.tsx'
import type { LinkTo, PartiesPageData } from './partiesPageData.ts'

type Shown = Pick<PartiesPageData, 'copy' | 'menu' | 'galleries'>

/** The section with the theme menu and the galleries (WELC-06..09). */
export function PartyGalleries({ data, linkTo }: { data: Shown; linkTo: LinkTo }) {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-14 px-4 py-14 wide:gap-20 wide:px-8 wide:py-20">
      <div className="grid grid-cols-1 gap-4">
        <h2 className="max-w-[14ch] font-display text-display">{data.copy.celebrating}</h2>
        <HoverMenu
          label={data.copy.themes}
          categories={data.menu}
          className="-ms-3"
          renderLink={({ href, className, children }) => linkTo(href)({ className, children })}
        />
      </div>
      {data.galleries.map((gallery) => (
        <GalleryRow key={gallery.name} gallery={gallery} copy={data.copy} linkTo={linkTo} />
      ))}
    </div>
  )
}
