import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { qrColors } from '@festoon/tokens/qrColors'
import { classes } from '../private/classes.ts'
import { qrPath } from './qrPath.ts'

export interface QrCodeProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-label'> {
  /** The text to encode, usually a URL. Any text of up to 2,331 bytes fits. */
  value: string
  /** The accessible name, which says where the code leads. Also show the link as text, for people who can't scan the code. */
  label: string
}

/**
 * A QR code (KIT-33). In every theme, it is black on white with a quiet zone, as scanners expect. Set its size with
 * `className`. In print, make it at least 3 cm wide.
 */
export function QrCode({ value, label, className, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(value), [value])
  return (
    <span role="img" aria-label={label} className={classes('block aspect-square w-48 max-w-full', className)} {...rest}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        className="size-full rounded-sm forced-color-adjust-none"
      >
        <rect width={size} height={size} fill={qrColors.light} />
        <path d={path} fill={qrColors.dark} />
      </svg>
    </span>
  )
}
