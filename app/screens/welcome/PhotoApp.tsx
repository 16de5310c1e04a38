import * as copy from '@festoon/contract/messages/welcome/welcome'
import { galleryPicture } from '@festoon/contract/themes/galleryPicture'
import { Avatar } from '@festoon/ui/Avatar'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { StoreBadges } from './StoreBadges.tsx'

const album = ['744-1', '776-1', '728-1', '755-1', '780-1', '785-1', '727-1', '748-1', '753-1'] as const
const people = [copy.you, ...copy.guestNames.slice(0, 3)]

const points = [copy.photosAutomatic, copy.photosPrivate, copy.photosCurated]

/** The marketing page's section about the photo app, with app store badges (WELC-19, PROD-06). */
export function PhotoApp() {
  return (
    <ThemeScope preset="inverted" as="section" aria-labelledby="photos">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-12 px-4 py-16 wide:grid-cols-2 wide:gap-16 wide:px-8 wide:py-24">
        <div className="grid justify-items-start gap-6">
          <h2 id="photos" className="font-display text-display">
            {copy.photosTitle}
          </h2>
          <p className="max-w-[42ch] text-lead">{copy.photosDetail}</p>
          <ul className="grid gap-3">
            {points.map((point) => (
              <li key={point} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
                <span aria-hidden="true" className="mt-2.5 size-2.5 rounded-pill bg-highlight" />
                {point}
              </li>
            ))}
          </ul>
          <StoreBadges />
        </div>
        <div
          aria-hidden="true"
          className="mx-auto grid w-full max-w-80 gap-4 rounded-[2.5rem] border-8 border-ink bg-raised p-4 pb-8 shadow-overlay"
        >
          <span className="mx-auto h-1.5 w-20 rounded-pill bg-line-strong" />
          <p className="px-1 font-display text-title leading-none">
            {copy.albumExample} <span className="text-label font-normal text-ink-muted">{copy.albumExampleCount}</span>
          </p>
          <span className="flex gap-2 px-1">
            {people.map((name, index) => (
              <span
                key={name}
                className={`rounded-pill ${index === 0 ? 'outline-3 outline-offset-2 outline-highlight' : ''}`}
              >
                <Avatar name={name} size="medium" />
              </span>
            ))}
          </span>
          <span className="grid grid-cols-3 gap-1.5">
            {album.map((id, index) => (
              <img
                key={id}
                {...galleryPicture(id)}
                sizes={index === 0 ? '12rem' : '6rem'}
                alt=""
                width="320"
                height="320"
                loading="lazy"
                decoding="async"
                className={`aspect-square w-full rounded-sm bg-tint object-cover ${index === 0 ? 'col-span-2 row-span-2' : ''}`}
              />
            ))}
          </span>
        </div>
      </div>
    </ThemeScope>
  )
}
