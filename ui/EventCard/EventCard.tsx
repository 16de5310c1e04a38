import ArrowRight from 'lucide-react/icons/arrow-right'
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
  /** The month and the day of the month for a calendar leaf on the image, such as "May" and "1". */
  leaf?: { month: string; day: string } | undefined
  /** The line about the host, such as "Hosted by you". */
  hostLine: string
  /** The event's status, such as "12 attending" or "Draft". */
  statusLine: string
  /** The viewer's next step, such as "Finish your draft", which the linked page offers. */
  nextStep?: string | undefined
  href: string
  /** The menu in the card's corner, usually a Menu with an IconButton as its trigger. */
  menu?: ReactNode
  /** Renders the link with a router's link component. */
  renderLink?: ((props: { href: string; className: string; children: ReactNode }) => ReactNode) | undefined
}

/**
 * A card for an event in a list, with the event's cover image, title, date, host, status, and the viewer's next step (KIT-19).
 * The whole card is one link, which is named by the title. The optional menu isn't part of the link.
 */
export function EventCard({
  title,
  photoUrl,
  dateText,
  leaf,
  hostLine,
  statusLine,
  nextStep,
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
        'group relative isolate grid grid-rows-[auto_1fr] overflow-hidden rounded-lg bg-raised text-ink shadow-raised transition-[translate,box-shadow] duration-200 hover:-translate-y-1 hover:shadow-overlay has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus forced-colors:border-2',
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
        {leaf && (
          // The date below says the same.
          <span
            aria-hidden="true"
            className="absolute start-3 top-3 grid min-w-14 justify-items-center overflow-hidden rounded-md bg-raised pb-1 text-center leading-none shadow-raised"
          >
            <span className="w-full bg-button px-2 py-1 text-caption font-semibold text-button-ink">{leaf.month}</span>
            <span className="px-2 pt-1 font-display text-title font-bold tabular-nums">{leaf.day}</span>
          </span>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-1 p-5">
        <p className="text-body font-semibold text-highlight">{dateText}</p>
        <h3 dir="auto" className="text-title">
          {renderLink ? renderLink(link) : <a {...link}>{title}</a>}
        </h3>
        <p className="text-label text-ink-muted">{hostLine}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="rounded-pill bg-tint px-3 py-1 text-caption font-semibold">{statusLine}</p>
          {nextStep !== undefined && (
            <p className="inline-flex items-center gap-1 text-label font-semibold">
              {nextStep}
              <ArrowRight
                aria-hidden="true"
                className="size-4 transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100"
              />
            </p>
          )}
        </div>
      </div>
      {menu !== undefined && (
        <div className="absolute end-3 top-3 z-10 rounded-pill bg-raised shadow-raised">{menu}</div>
      )}
    </article>
  )
}
