import { useQuery } from '@tanstack/react-query'
import { coverColours } from '@festoon/tokens/coverColours'
import { readableText } from '@festoon/tokens/readableText'
import { themes } from '@festoon/tokens/themes'
import { TintSwatches } from '@festoon/ui/TintSwatches'
import { ColourChips } from './ColourChips.tsx'
import type { PanelProps } from '../panelProps.ts'
import { useCoverSource } from '../cover/croppedCover.ts'
import { picturePixels } from './picturePixels.ts'

/** Looks of the house, by what one sees: the grounds of its own themes. */
const presets = (
  [
    ['White', 'none'],
    ['Black', 'home'],
    ['Charcoal', 'inverted'],
    ['Orange', 'orange'],
    ['Yellow', 'welcome'],
  ] as const
).map(([name, theme]) => ({ name, colour: themes[theme].color.page }))

/** The colours of the invitation; text follows so that it can be read, and the page shows them at once (CONST-46). */
export function ColourSection({ fields, onChange }: PanelProps) {
  const { cover, colors } = fields
  const source = useCoverSource(cover)
  const { data: suggested = [] } = useQuery({
    queryKey: ['coverColours', cover],
    queryFn: async () => {
      const pixels = source === undefined ? undefined : await picturePixels(source)
      return pixels === undefined ? [] : coverColours(pixels)
    },
    enabled: source !== undefined,
    staleTime: Infinity,
  })
  const pick = (primary: string): void => onChange({ colors: { primary, text: readableText(primary) } })
  return (
    <div className="grid grid-cols-1 gap-6">
      <TintSwatches label="Colour" value={colors.primary} text={colors.text} onValueChange={pick} />
      {suggested.length > 0 && (
        <ColourChips
          label="From your cover"
          colours={suggested.map((colour, index) => ({ name: `Tone ${index + 1}`, colour }))}
          chosen={colors.primary}
          onPick={pick}
        />
      )}
      <ColourChips label="Looks" colours={presets} chosen={colors.primary} onPick={pick} />
    </div>
  )
}
