import { Avatar } from '@festoon/ui/Avatar'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import type { Invite } from './partiesPageData.ts'

interface InviteCardProps {
  invite: Invite
  /** The first picture that is seen: it is fetched before anything else, the others when they come near. */
  isFirst: boolean
  /** Picture beside the words where there is room, rather than above them. */
  isWide?: boolean
}

/** How wide the pictures of the two layouts are shown. */
export const inviteSizes = {
  card: '(min-width: 1100px) 30rem, (min-width: 768px) 44vw, calc(100vw - 2rem)',
  wide: '(min-width: 1152px) 34rem, (min-width: 768px) 48vw, calc(100vw - 2rem)',
} as const

/** An invitation as its guests see it, in its own colours. */
export function InviteCard({ invite, isFirst, isWide = false }: InviteCardProps) {
  const { title, when, line, colours, picture, going } = invite
  return (
    <ThemeScope
      colours={colours}
      className={`flex h-full flex-col overflow-hidden rounded-lg ${isWide ? 'wide:flex-row' : ''}`}
    >
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={inviteSizes[isWide ? 'wide' : 'card']}
        alt=""
        width="640"
        height="640"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        // It takes the height that a taller slide leaves.
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
          {`${going.names[0] ?? ''} and ${going.names.length - 1 + going.more} others are going`}
        </p>
      </div>
    </ThemeScope>
  )
}
