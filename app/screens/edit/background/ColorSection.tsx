import { useQuery } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/edit/background'
import { coverColors } from '@festoon/tokens/coverColors'
import { readableText } from '@festoon/tokens/readableText'
import { themes } from '@festoon/tokens/themes'
import { TintSwatches } from '@festoon/ui/TintSwatches'
import { useCoverSource } from '../cover/croppedCover.ts'
import type { PanelProps } from '../panelProps.ts'
import { ColorChips } from './ColorChips.tsx'
import { imagePixels } from './imagePixels.ts'

/** The preset colors, taken from the page colors of built-in themes. */
const presets = (
  [
    [copy.white, 'none'],
    [copy.black, 'home'],
    [copy.charcoal, 'inverted'],
    [copy.orange, 'orange'],
    [copy.yellow, 'welcome'],
  ] as const
).map(([name, theme]) => ({ name, color: themes[theme].color.page }))

/** Section for choosing the invitation's main color. Also sets a text color that is readable on it (CONST-46). */
export function ColorSection({ fields, onChange }: PanelProps) {
  const { cover, colors } = fields
  const source = useCoverSource(cover)
  const { data: suggestedColors = [] } = useQuery({
    queryKey: ['coverColors', cover],
    queryFn: async () => {
      const pixels = source === undefined ? undefined : await imagePixels(source)
      return pixels === undefined ? [] : coverColors(pixels)
    },
    enabled: source !== undefined,
    staleTime: Infinity,
  })
  const pick = (primary: string): void => onChange({ colors: { primary, text: readableText(primary) } })
  return (
    <div className="grid grid-cols-1 gap-6">
      <TintSwatches label={copy.color} value={colors.primary} text={colors.text} onValueChange={pick} />
      {suggestedColors.length > 0 && (
        <ColorChips
          label={copy.fromCoverImage}
          colors={suggestedColors.map((color, index) => ({ name: copy.coverColor(index + 1), color }))}
          chosenColor={colors.primary}
          onPick={pick}
        />
      )}
      <ColorChips label={copy.presets} colors={presets} chosenColor={colors.primary} onPick={pick} />
    </div>
  )
}
