import { qrColours } from '@festoon/tokens/qrColours'
import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { qrPath } from './qrPath.ts'

export interface QrCodeProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-label'> {
  /** What a camera reads, up to 2,331 bytes: usually an address. */
  value: string
  /** What it leads to. The link itself belongs beside it, for those who hold the only camera. */
  label: string
}

/**
 * A link to be read by another device's camera (KIT-33): black on white with its quiet zone in every theme, since that
 * is what readers look for. Give it a size with `className`; about 3 cm on paper, larger on a screen across the room.
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
        <rect width={size} height={size} fill={qrColours.light} />
        <path d={path} fill={qrColours.dark} />
      </svg>
    </span>
  )
}
