import { Avatar } from '@festoon/ui/Avatar'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import type { Invite } from './partiesPageData.ts'

interface InviteCardProps {
  invite: Invite
  /** True for the first invitation, whose image is loaded immediately. Other images are loaded lazily. */
  isFirst: boolean
  /** True to show the image beside the text, instead of above it, on wide screens. */
  isWide?: boolean
}

/** The `sizes` attribute of the image in each layout. */
export const inviteSizes = {
  card: '(min-width: 1100px) 30rem, (min-width: 768px) 44vw, calc(100vw - 2rem)',
  wide: '(min-width: 1152px) 34rem, (min-width: 768px) 48vw, calc(100vw - 2rem)',
} as const

/** A sample invitation in its own colors, as guests would see it. */
export function InviteCard({ invite, isFirst, isWide = false }: InviteCardProps) {
  const { title, when, line, colors, image, going } = invite
  return (
    <ThemeScope
      colors={colors}
      className={`flex h-full flex-col overflow-hidden rounded-lg ${isWide ? 'wide:flex-row' : ''}`}
    >
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes={inviteSizes[isWide ? 'wide' : 'card']}
        alt=""
        width="640"
        height="640"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        // Fills the height of a taller slide.
        className={`aspect-square w-full grow bg-tint object-cover ${isWide ? 'wide:w-1/2 wide:grow-0' : ''}`}
      />
      <div className={`grid content-center gap-2 p-5 ${isWide ? 'wide:w-1/2 wide:gap-4 wide:p-12' : ''}`}>
        <p className="text-label font-semibold text-highlight">{when}</p>
        <h2 className={`font-display ${isWide ? 'text-headline desk:text-display' : 'text-headline'} leading-none`}>
          {title}
        </h2>
        <p className={isWide ? 'text-body wide:text-lead' : 'text-body'}>{line}</p>
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
