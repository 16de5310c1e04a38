import { HoverMenu } from '@festoon/ui/HoverMenu'
import { GalleryRow } from './GalleryRow.tsx'
import type { LinkTo, PartiesPageData } from './partiesPageData.ts'

type GalleriesData = Pick<PartiesPageData, 'copy' | 'menu' | 'galleries'>

/** The section with the theme menu and the galleries (WELC-06..09). */
export function PartyGalleries({ data, linkTo }: { data: GalleriesData; linkTo: LinkTo }) {
  return (
    <div className="grid grid-cols-1 gap-8 py-8 wide:gap-8 wide:pt-5 wide:pb-14">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 wide:px-8">
        <h2 className="font-display text-headline wide:text-title">{data.copy.celebrating}</h2>
        <HoverMenu
          label={data.copy.themes}
          categories={data.menu}
          className="-mx-3"
          renderLink={({ href, className, children }) => linkTo(href)({ className, children })}
        />
      </div>
      {data.galleries.map((gallery) => (
        <GalleryRow key={gallery.name} gallery={gallery} copy={data.copy} linkTo={linkTo} />
      ))}
    </div>
  )
}
