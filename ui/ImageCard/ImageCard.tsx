import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { Photo } from '../private/Photo.tsx'
import { watchPicture } from '../private/watchPicture.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

interface OwnProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The title, which describes the image and is the link's text. */
  title?: string | undefined
  /** The image's URL. Screen readers skip the image, because the title describes it. */
  src?: string | undefined
  /** Alternative versions of the image, in the format of the `srcset` attribute. */
  srcSet?: string | undefined
  sizes?: string | undefined
  href?: string | undefined
  /** The action of the link, such as "Use this theme", shown on the image while the card is hovered or focused. */
  hint?: string | undefined
  /** Shows a placeholder while the content is loading. Can't be combined with `title`, `src`, or `href`. */
  loading?: boolean | undefined
  /** Renders the link, for example with a router's link component. */
  renderLink?: ((props: { href: string; className: string; children: ReactNode }) => ReactNode) | undefined
}

type LoadedImage = { title: string; src: string; href: string; loading?: false | undefined }
type Loading = { title?: undefined; src?: undefined; href?: undefined; loading: true }

export type ImageCardProps = OwnProps & (LoadedImage | Loading)

const picture = 'aspect-square w-full'

/**
 * A card with an image and a title (KIT-20), 311 px wide, or 242 px on phones (CONST-26). Unless `loading` is set, the whole
 * card is a link. If the image fails to load, an icon replaces it.
 */
export function ImageCard({
  title,
  src,
  srcSet,
  sizes,
  href,
  hint,
  loading,
  renderLink,
  className,
  ...rest
}: ImageCardProps) {
  const link = {
    href: href ?? '',
    className: 'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none',
    children: title,
  }
  return (
    <article
      aria-hidden={loading || undefined}
      className={classes(
        'group relative isolate grid w-[242px] max-w-full shrink-0 grid-cols-1 content-start overflow-hidden rounded-lg bg-raised text-start text-ink shadow-raised transition-[translate,box-shadow] duration-200 wide:w-[311px] forced-colors:border-2',
        !loading &&
          'hover:-translate-y-1 hover:shadow-overlay has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
      {...rest}
    >
      {loading ? (
        <>
          <Skeleton className={classes(picture, 'rounded-none')} />
          <div className="p-4">
            <Skeleton className="h-7 w-3/5" />
          </div>
        </>
      ) : (
        <>
          <div
            ref={watchPicture}
            className={classes(
              picture,
              'relative -z-10 overflow-hidden bg-tint bg-linear-160 from-tint to-tint-hover data-loading:[&>img]:opacity-0',
            )}
          >
            <Photo
              src={src}
              srcSet={srcSet}
              sizes={sizes}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-full object-cover transition-[scale,opacity] duration-500 group-hover:scale-[1.03]"
            />
            {hint !== undefined && (
              // Generated content, so that the card's text is its title alone.
              <span
                aria-hidden="true"
                data-hint={hint}
                className="absolute inset-x-3 bottom-3 mx-auto w-fit max-w-full translate-y-1 rounded-pill bg-button px-4 py-2 text-center text-label font-semibold text-button-ink opacity-0 transition-[translate,opacity] duration-200 group-hover:translate-y-0 group-hover:opacity-100 group-has-[a:focus-visible]:translate-y-0 group-has-[a:focus-visible]:opacity-100 before:content-[attr(data-hint)]"
              />
            )}
          </div>
          <h3 dir="auto" className="p-4 text-lead">
            {renderLink ? renderLink(link) : <a {...link}>{title}</a>}
          </h3>
        </>
      )}
    </article>
  )
}
