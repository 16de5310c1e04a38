import { partyGalleries } from '@festoon/contract/themes/galleries'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ImageCard } from '@festoon/ui/ImageCard'
import { routerLink } from '../../layout/routerLink.tsx'
import { smallPhoto } from '../../layout/smallPhoto.ts'
import * as paths from '../../pathTo.ts'
import { ThemeMenu } from './ThemeMenu.tsx'

/** Five galleries of six inspirations, each of which begins a party (WELC-15..18, CONST-28). */
export function Galleries() {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-14 px-4 py-14 wide:px-8 wide:py-20">
      <div className="grid grid-cols-1 gap-3">
        <h2 className="font-display text-display">What are you celebrating?</h2>
        <ThemeMenu />
      </div>
      {partyGalleries.map(({ name, themes }, index) => {
        const all = paths.instantCategory(themes[0]?.categoryId ?? 500)
        return (
          <section key={name} aria-labelledby={`gallery-${index}`} className="grid grid-cols-1 gap-5">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <h3 id={`gallery-${index}`} className="font-display text-headline">
                {name}
              </h3>
              <ButtonLink tone="quiet" href={all} render={routerLink(all)}>
                View gallery<span className="sr-only"> {name}</span>
              </ButtonLink>
            </div>
            <ul className="grid grid-cols-2 gap-4 small:grid-cols-3 desk:grid-cols-6">
              {themes.map((theme) => {
                const id = `${theme.id}-1`
                const href = paths.createFromGallery(id)
                return (
                  <li key={theme.id}>
                    <ImageCard
                      className="h-full w-full wide:w-full"
                      title={theme.name}
                      src={smallPhoto(`/files/gallery/${id}.webp`)}
                      href={href}
                      renderLink={routerLink(href)}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
