import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ImageCard } from '@festoon/ui/ImageCard'
import type { Gallery, LinkTo, PartiesPageCopy } from './partiesPageData.ts'

/** The `sizes` attribute of a card's image, for rows of two, three, or six cards. */
const cardSizes = '(min-width: 1100px) 11.5rem, (min-width: 551px) 30vw, 45vw'

/**
 * A gallery's name, a link to the whole gallery, and a row of image cards. Selecting a card starts a party with the card's
 * image (WELC-15..18, CONST-28).
 */
export function GalleryRow({
  gallery,
  copy,
  linkTo,
}: {
  gallery: Gallery
  copy: Pick<PartiesPageCopy, 'viewGallery'>
  linkTo: LinkTo
}) {
  const { name, href, cards } = gallery
  const id = `gallery-${name.toLowerCase().replaceAll(/\W+/g, '-')}`
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={id} className="font-display text-headline">
          {name}
        </h2>
        <ButtonLink tone="quiet" size="small" href={href} render={linkTo(href)}>
          {copy.viewGallery}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-3 small:grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] wide:grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] wide:gap-4 desk:grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))]">
        {cards.map((card) => (
          <li key={card.id}>
            <ImageCard
              className="h-full w-full wide:w-full max-small:[&_h3]:p-3 max-small:[&_h3]:text-body"
              title={card.title}
              {...card.image}
              sizes={cardSizes}
              href={card.href}
              renderLink={linkTo(card.href)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
