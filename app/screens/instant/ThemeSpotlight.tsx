import type { PartyTheme } from '@festoon/contract/themes/theme'
import { ImageCard } from '@festoon/ui/ImageCard'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { routerLink } from '../../parts/routerLink.tsx'
import { smallPhoto } from '../../parts/smallPhoto.ts'
import * as paths from '../../pathTo.ts'
import * as copy from '@festoon/contract/messages/edit/quickCreate'

/** The numbers of a theme's images, which are part of the images' ids. */
const images = [1, 2, 3] as const

/**
 * The selected theme's name, description, and images, in the theme's colors. Selecting an image starts an event with it
 * (ROUTE-14).
 */
export function ThemeSpotlight({ theme }: { theme: PartyTheme }) {
  return (
    <ThemeScope as="section" colors={theme.colors} className="grid grid-cols-1 gap-6 rounded-lg p-5 small:p-10">
      <div className="grid gap-2">
        <h2 className="font-display text-headline">{theme.name}</h2>
        <p className="max-w-prose text-lead">{theme.description}</p>
      </div>
      <ul className="flex flex-wrap gap-5 max-small:justify-center">
        {images.map((number) => {
          const id = `${theme.id}-${number}`
          const href = paths.createFromGallery(id)
          return (
            <li key={id}>
              <ImageCard
                title={copy.startWithImage(number)}
                src={smallPhoto(`/files/gallery/${id}.webp`)}
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
