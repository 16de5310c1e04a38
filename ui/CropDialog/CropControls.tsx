import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as copy from '../private/messages.ts'
import type { Point } from './cropGeometry.ts'

export interface CropControlsProps {
  zoom: number
  largest: number
  onZoom: (zoom: number) => void
  /** Called when a button is pressed, with the number of steps by which to move the image in each direction. */
  onMove: (by: Point) => void
  disabled: boolean
}

const directions = [
  { label: copy.moveLeft, icon: <ArrowLeft aria-hidden="true" />, by: { x: -1, y: 0 } },
  { label: copy.moveUp, icon: <ArrowUp aria-hidden="true" />, by: { x: 0, y: -1 } },
  { label: copy.moveDown, icon: <ArrowDown aria-hidden="true" />, by: { x: 0, y: 1 } },
  { label: copy.moveRight, icon: <ArrowRight aria-hidden="true" />, by: { x: 1, y: 0 } },
]

/** Buttons that move the image and a slider that zooms it, for people who can't drag or pinch (WCAG 2.5.7). */
export function CropControls({ zoom, largest, onZoom, onMove, disabled }: CropControlsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <label className="flex grow items-center gap-3 text-label font-semibold">
        {copy.zoom}
        <input
          type="range"
          min={1}
          max={largest}
          step={0.01}
          value={zoom}
          disabled={disabled || largest === 1}
          onChange={(event) => onZoom(event.target.valueAsNumber)}
          className="h-11 min-w-24 grow accent-button"
        />
      </label>
      <div role="group" aria-label={copy.moveImage} className="flex gap-1" dir="ltr">
        {directions.map(({ label, icon, by }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            tone="quiet"
            disabled={disabled}
            onClick={() => onMove(by)}
          />
        ))}
      </div>
    </div>
  )
}
