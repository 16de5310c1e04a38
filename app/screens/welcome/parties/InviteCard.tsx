import { Avatar } from '@festoon/ui/Avatar'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import type { Invite } from './partiesPageData.ts'

interface InviteCardProps {
  invite: Invite
  /** True for the first invitation, whose image is loaded immediately. Other images are loaded lazily. */
  isFirst: boolean
  /** On wide screens, both looks show the image beside the text: `wide` in large type, and `compact` in half a page. */
  look: keyof typeof inviteSizes
}

/** The `sizes` attribute of the image in each layout. On phones a little less than its width, for which 640 px are enough. */
export const inviteSizes = {
  compact: '(min-width: 768px) 22rem, 82vw',
  wide: '(min-width: 1152px) 34rem, (min-width: 768px) 48vw, 82vw',
} as const

/** The class names of the image, of the text, and of its title, in each look. */
const looks = {
  compact: {
    image: 'wide:min-h-84',
    text: '',
    title: 'text-headline wide:text-title',
    line: 'text-body',
  },
  wide: {
    image: 'wide:aspect-square',
    text: 'wide:gap-4 wide:p-12',
    title: 'text-headline desk:text-display',
    line: 'text-body wide:text-lead',
  },
} as const

/** A sample invitation in its own colors, as guests would see it. */
export function InviteCard({ invite, isFirst, look }: InviteCardProps) {
  const { title, when, line, colors, image, going } = invite
  const { image: imageClass, text, title: titleClass, line: lineClass } = looks[look]
  return (
    <ThemeScope colors={colors} className="flex h-full flex-col overflow-hidden rounded-lg wide:flex-row">
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes={inviteSizes[look]}
        alt=""
        width="640"
        height="640"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        // Fills the height of a taller slide.
        className={`aspect-[4/3] w-full grow bg-tint object-cover wide:aspect-auto wide:w-1/2 wide:grow-0 ${imageClass}`}
      />
      <div className={`grid content-center gap-2 p-5 wide:w-1/2 ${text}`}>
        <p className="text-label font-semibold text-highlight">{when}</p>
        <h2 className={`font-display leading-none ${titleClass}`}>{title}</h2>
        <p className={lineClass}>{line}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1 text-label">
          <span aria-hidden="true" className="flex -space-x-2 rtl:space-x-reverse">
            {going.names.map((name) => (
              <Avatar key={name} name={name} size="small" />
            ))}
          </span>
          {going.text}
        </p>
      </div>
    </ThemeScope>
  )
}
