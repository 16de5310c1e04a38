import Pipette from 'lucide-react/icons/pipette'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { eventDefaults } from '@festoon/tokens/defaults'
import { tintSwatches } from '@festoon/tokens/tintSwatches'
import { classes } from '../private/classes.ts'
import { Glyph } from '../private/Glyph.tsx'
import * as copy from '../private/messages.ts'
import { ThemeScope } from '../ThemeScope/ThemeScope.tsx'
import { swatchName } from './swatchName.ts'

export interface TintSwatchesProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The label, which says what the color is for. */
  label: string
  /** The selected color as `#rrggbb`. */
  value: string
  /** Called with the selected color as lowercase `#rrggbb`. */
  onValueChange: (color: string) => void
  /** The event's text color as `#rrggbb`, for the sample. */
  text?: string | undefined
  /** The name under which a form submits the selected swatch. */
  name?: string | undefined
}

const tile =
  'relative grid w-full content-start justify-items-center gap-1 rounded-md border-2 border-transparent p-1.5 text-center hover:border-line-strong has-checked:border-ink data-chosen:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-60 forced-colors:not-has-checked:not-data-chosen:border-page'
const control = 'absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-md opacity-0'

/**
 * A picker for an event's color (KIT-27), with nine named swatches (CONST-46, CONST-47) and the browser's color picker. A
 * sample shows the resulting palette.
 */
export function TintSwatches({
  label,
  value,
  onValueChange,
  text = eventDefaults.text,
  name,
  className,
  ...rest
}: TintSwatchesProps) {
  const generatedId = useId()
  const chosenName = swatchName(value)
  return (
    <fieldset className={classes('grid min-w-0 grid-cols-1 gap-3 text-start', className)} {...rest}>
      <legend className="mb-2 text-label font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1">
        {tintSwatches.map((swatch) => (
          <label key={swatch.color} className={tile}>
            <input
              type="radio"
              name={name ?? generatedId}
              value={swatch.color}
              checked={swatch.name === chosenName}
              onChange={() => onValueChange(swatch.color)}
              className={control}
            />
            <Drop color={swatch.color} isChosen={swatch.name === chosenName} />
            <span className="text-caption">{swatch.name}</span>
          </label>
        ))}
        <label className={tile} data-chosen={chosenName === undefined || undefined}>
          <input
            type="color"
            value={value}
            onChange={(event) => onValueChange(event.target.value.toLowerCase())}
            className={control}
          />
          <Drop color={value} isChosen={chosenName === undefined}>
            <Pipette aria-hidden="true" className="size-4" />
          </Drop>
          <span className="text-caption">{copy.customColor}</span>
        </label>
      </div>
      <ThemeScope
        colors={{ primary: value, text }}
        className="flex min-h-16 flex-wrap items-center gap-3 rounded-md border-2 border-line px-4 py-3"
        data-slot="sample"
      >
        <span className="me-auto text-body font-semibold">{chosenName ?? copy.customColorOf(value)}</span>
        <span aria-hidden="true" className="flex items-center gap-3 text-label font-semibold">
          <span className="text-highlight">{copy.accentSample}</span>
          <span className="rounded-pill bg-tint px-3 py-1">{copy.tintSample}</span>
          <span className="rounded-pill bg-button px-3 py-1 text-button-ink">{copy.buttonSample}</span>
        </span>
      </ThemeScope>
    </fieldset>
  )
}

/** A colored disc. Its color is an SVG attribute, because a strict content security policy blocks inline styles. */
function Drop({ color, isChosen, children }: { color: string; isChosen: boolean; children?: ReactNode }) {
  return (
    <span aria-hidden="true" className="relative grid size-11 place-items-center">
      <svg viewBox="0 0 44 44" className="absolute inset-0 size-full forced-color-adjust-none">
        <circle cx="22" cy="22" r="20" fill={color} strokeWidth="2" className="stroke-line-strong" />
      </svg>
      {(isChosen || children !== undefined) && (
        <span className="relative grid size-7 place-items-center rounded-pill bg-raised text-ink">
          {isChosen ? <Glyph name="check" /> : children}
        </span>
      )}
    </span>
  )
}
