import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { Glyph } from '../private/Glyph.tsx'
import { bannerTones } from './Banner.variants.ts'

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * The severity: `info` for helpful information, `warn` for something that needs attention, and `danger` for something
   * final.
   */
  tone: 'info' | 'warn' | 'danger'
  /** The state in a few words, such as "This party was canceled". `children` can add an explanation. */
  title: string
}

/**
 * A banner for a lasting state, such as a canceled event or a draft (KIT-36). Place it above the content that it describes. It
 * is a landmark and can't be dismissed.
 */
export function Banner({ tone, title, className, children, ...rest }: BannerProps) {
  return (
    <div
      role="region"
      aria-label={title}
      data-tone={tone}
      className={classes('flex items-start gap-3 rounded-md px-5 py-4 text-start', bannerTones[tone], className)}
      {...rest}
    >
      <Glyph name="alert" className="mt-1 shrink-0" />
      <div className="grid min-w-0 grid-cols-1 gap-0.5">
        <p className="font-display text-title font-bold">{title}</p>
        {children !== undefined && <div className="text-body wrap-anywhere">{children}</div>}
      </div>
    </div>
  )
}
