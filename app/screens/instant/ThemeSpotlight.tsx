import * as copy from '@festoon/contract/messages/edit/quickCreate'
import { galleryPicture } from '@festoon/contract/themes/galleryPicture'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { ImageCard } from '@festoon/ui/ImageCard'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'

/** The numbers of a theme's images, which are part of the images' ids. */
const images = [1, 2, 3] as const

/**
 * The selected theme's name, description, and images, in the theme's colors. Selecting an image starts an event with it
 * (ROUTE-14).
 */
export function ThemeSpotlight({ theme }: { theme: PartyTheme }) {
  return (
    <ThemeScope
      as="section"
      colors={theme.colors}
      className="grid grid-cols-1 gap-6 rounded-lg px-5 py-4 small:px-10 wide:px-12"
    >
      <div className="grid gap-2">
        <h2 className="font-display text-headline">{theme.name}</h2>
        <p className="max-w-prose text-lead">{theme.description}</p>
      </div>
      <ul className="-mx-5 -my-3 flex snap-x scroll-px-5 gap-5 overflow-x-auto px-5 py-3 [scrollbar-width:none] small:flex-wrap small:overflow-visible">
        {images.map((number) => {
          const id = `${theme.id}-${number}`
          const href = paths.createFromGallery(id)
          return (
            <li key={id} className="shrink-0 snap-start">
              <ImageCard
                title={copy.startWithImage(number)}
                {...galleryPicture(id)}
                sizes="(min-width: 768px) 311px, 242px"

                href={href}
                renderLink={routerLink(href)}
              />
            </li>
          )
        })}
      </ul>
    </ThemeScope>
  )
}
