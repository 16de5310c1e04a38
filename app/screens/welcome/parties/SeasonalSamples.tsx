import { ThemeScope } from '@festoon/ui/ThemeScope'
import type { LinkTo, PartiesPageCopy, Sample } from './partiesPageData.ts'

/** On phones a little less than the image's width, for which 640 px are enough. */
const sampleSizes = '(min-width: 1152px) 17rem, (min-width: 768px) 24vw, (min-width: 551px) 40vw, 82vw'

/** The section with sample invitations for upcoming holidays, each of which links to its theme (WELC-20, WELC-21). */
export function SeasonalSamples({
  samples,
  copy,
  linkTo,
}: {
  samples: readonly Sample[]
  copy: Pick<PartiesPageCopy, 'holidays' | 'holidaysDetail' | 'makeItMine'>
  linkTo: LinkTo
}) {
  return (
    <section
      aria-labelledby="samples"
      className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-12 wide:px-8 wide:py-16"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="samples" className="font-display text-display">
          {copy.holidays}
        </h2>
        <p className="max-w-[38ch] text-lead">{copy.holidaysDetail}</p>
      </div>
      <ul className="grid grid-cols-1 gap-6 wide:grid-cols-2">
        {samples.map((sample) => (
          <li key={sample.id}>
            <ThemeScope
              colors={sample.colors}
              as="article"
              className="group relative grid h-full overflow-hidden rounded-lg shadow-raised transition-[translate,box-shadow] duration-200 hover:-translate-y-1 hover:shadow-overlay has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]"
            >
              <img
                {...sample.image}
                sizes={sampleSizes}
                alt=""
                width="640"
                height="640"
                loading="lazy"
                decoding="async"
                className="aspect-square size-full bg-tint object-cover"
              />
              <div className="grid content-center gap-2 p-5">
                <p className="text-label font-semibold text-highlight">{sample.when}</p>
                <h3 className="font-display text-headline leading-none">
                  {linkTo(
                    sample.href,
                    sample.state,
                  )({
                    className: 'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none',
                    children: sample.title,
                  })}
                </h3>
                <p>{sample.line}</p>
                <p aria-hidden="true" className="pt-1 font-semibold underline underline-offset-4">
                  {copy.makeItMine}
                </p>
              </div>
            </ThemeScope>
          </li>
        ))}
      </ul>
    </section>
  )
}
