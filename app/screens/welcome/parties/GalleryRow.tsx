import { useRef } from 'react'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { IconButton } from '@festoon/ui/IconButton'
import { ImageCard } from '@festoon/ui/ImageCard'
import type { Gallery, LinkTo, PartiesPageCopy } from './partiesPageData.ts'
import { useRowEdges } from './useRowEdges.ts'

/** The `sizes` attribute of a card's image. */
const cardSizes = '(min-width: 768px) 13rem, (min-width: 551px) 11.5rem, 10rem'

/** The space between the window's edge and the page's column, which the row may scroll into. */
const edge = 'px-[max(1rem,calc(50%-34rem))] wide:px-[max(2rem,calc(50%-34rem))]'
const scrollEdge = 'scroll-px-[max(1rem,calc(50%-34rem))] wide:scroll-px-[max(2rem,calc(50%-34rem))]'

const arrows = [
  { toEnd: false, path: 'm15 18-6-6 6-6' },
  { toEnd: true, path: 'm9 18 6-6-6-6' },
] as const

/**
 * A gallery's name, a link to the whole gallery, and a row of image cards that scrolls sideways. Selecting a card starts a party
 * with the card's image (WELC-15..18, CONST-28). As wide as the window.
 */
export function GalleryRow({
  gallery,
  copy,
  linkTo,
}: {
  gallery: Gallery
  copy: Pick<PartiesPageCopy, 'viewGallery' | 'backInRow' | 'onInRow'>
  linkTo: LinkTo
}) {
  const { name, href, cards } = gallery
  const id = `gallery-${name.toLowerCase().replaceAll(/\W+/g, '-')}`
  const list = useRef<HTMLUListElement>(null)
  const { edges, move } = useRowEdges(list)
  return (
    // Images of rows far below the window aren't loaded.
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-1 [contain-intrinsic-size:auto_19rem] [content-visibility:auto] wide:[contain-intrinsic-size:auto_23rem]"
    >
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${edge}`}>
        <h2 id={id} className="grow font-display text-title">
          {name}
        </h2>
        <ButtonLink tone="quiet" size="small" href={href} render={linkTo(href)}>
          {copy.viewGallery}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
        {/* Without a script, or if all cards fit, the arrows keep their space. */}
        <div className={`hidden gap-1 wide:pointer-fine:flex ${edges ? '' : 'invisible'}`}>
          {arrows.map(({ toEnd, path }) => (
            <IconButton
              key={path}
              label={`${toEnd ? copy.onInRow : copy.backInRow}, ${name}`}
              aria-disabled={(toEnd ? edges?.isAtEnd : edges?.isAtStart) || undefined}
              className="aria-disabled:opacity-40"
              onClick={() => move(toEnd)}
              icon={
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  className="fill-none stroke-current stroke-2 rtl:-scale-x-100"
                >
                  <path d={path} strokeLinecap="round" strokeLinejoin="round" />
                </svg>
              }
            />
          ))}
        </div>
      </div>
      <ul
        ref={list}
        className={`flex snap-x snap-proximity gap-3 overflow-x-auto overscroll-x-contain scroll-smooth pt-3 pb-8 -mb-5 [scrollbar-width:none] wide:gap-4 ${edge} ${scrollEdge}`}
      >
        {cards.map((card) => (
          <li key={card.id} className="flex w-40 shrink-0 snap-start small:w-46 wide:w-52">
            <ImageCard
              className={`w-full wide:w-full [&_h3]:px-4 [&_h3]:py-3 [&_h3]:text-body ${card.tone ?? ''}`}
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
