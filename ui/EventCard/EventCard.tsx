import PartyPopper from 'lucide-react/icons/party-popper'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { Photo } from '../private/Photo.tsx'

export interface EventCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string
  /** The URL of the cover image. Without a URL, the card shows a party popper icon. */
  photoUrl?: string | undefined
  /** The event's start, as displayed on the card, such as "Sat, May 1 at 2:00 PM". */
  dateText: string
  /** The line about the host, such as "Hosted by you". */
  hostLine: string
  /** The event's status, such as "12 attending" or "Draft". */
  statusLine: string
  href: string
  /** The menu in the card's corner, usually a Menu with an IconButton as its trigger. */
  menu?: ReactNode
  /** Renders the link with a router's link component. */
  renderLink?: ((props: { href: string; className: string; children: ReactNode }) => ReactNode) | undefined
}

/**
 * A card for an event in a list, with the event's cover image, title, date, host, and status (KIT-19). The whole card is one
 * link, which is named by the title. The optional menu isn't part of the link.
 */
export function EventCard({
  title,
  photoUrl,
  dateText,
  hostLine,
  statusLine,
  href,
  menu,
  renderLink,
  className,
  ...rest
}: EventCardProps) {
  const link = {
    href,
    className: 'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none',
    children: title,
  }
  return (
    <article
      className={classes(
        'group relative isolate grid content-start overflow-hidden rounded-lg bg-raised text-ink shadow-raised transition-[translate,box-shadow] duration-200 hover:-translate-y-1 hover:shadow-overlay has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus forced-colors:border-2',
        className,
      )}
      {...rest}
    >
      <div className="relative -z-10 aspect-[4/3] overflow-hidden bg-tint">
        {photoUrl ? (
          <Photo
            src={photoUrl}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        ) : (
          <PartyPopper
            aria-hidden="true"
            className="absolute inset-0 m-auto size-16 text-highlight"
            strokeWidth={1.5}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-1 p-5">
        <p className="text-label font-semibold text-highlight">{dateText}</p>
        <h3 dir="auto" className="text-title">
          {renderLink ? renderLink(link) : <a {...link}>{title}</a>}
        </h3>
        <p className="text-label text-ink-muted">{hostLine}</p>
        <p className="mt-2 justify-self-start rounded-pill bg-tint px-3 py-1 text-caption font-semibold">
          {statusLine}
        </p>
      </div>
      {menu !== undefined && (
        <div className="absolute end-3 top-3 z-10 rounded-pill bg-raised shadow-raised">{menu}</div>
      )}
    </article>
  )
}
