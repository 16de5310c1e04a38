import { qrColors } from '@festoon/tokens/qrColors'
import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { qrPath } from './qrPath.ts'

export interface QrCodeProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-label'> {
  /** The encoded text, up to 2,331 bytes; usually a URL. */
  value: string
  /** An accessible name that describes where the code leads. Also show the link as text, for people with only one device. */
  label: string
}

/**
 * A QR code to scan with another device's camera (KIT-33). It is black on white with a quiet zone in every theme, as scanners
 * expect. Set its size with `className`. On paper, it should be about 3 cm wide, or larger for scanning from a distance.
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
