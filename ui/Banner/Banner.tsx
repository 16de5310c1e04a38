import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { Glyph } from '../private/Glyph.tsx'
import { bannerTones } from './Banner.variants.ts'

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: 'info' | 'warn' | 'danger'
  title: string
}

/** A state of the whole page, for example that the event is canceled (KIT-36). For what just happened use a notice. */
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
        {children !== undefined && <div className="text-body">{children}</div>}
      </div>
    </div>
  )
}
