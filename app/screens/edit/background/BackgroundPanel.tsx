import type { Dispatch } from 'react'
import { animations } from '@festoon/contract/rules/events/animations'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { ColourSection } from './ColourSection.tsx'
import type { PanelProps } from '../panelProps.ts'
import type { VideoPicker, VideoPickerAction } from './videoPicker.ts'
import { VideoSection } from './VideoSection.tsx'

const names: Record<(typeof animations)[number], string> = {
  lightSource: 'Light',
  confetti: 'Confetti',
  balloons: 'Balloons',
  bubbles: 'Bubbles',
  snow: 'Snow',
  hearts: 'Hearts',
  none: 'None',
}

export interface BackgroundPanelProps extends PanelProps {
  picker: VideoPicker
  pick: Dispatch<VideoPickerAction>
}

/** How the page behind the invitation looks: colours, what moves, and a film. The form shows all of it at once. */
export function BackgroundPanel({ fields, onChange, picker, pick }: BackgroundPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <ColourSection fields={fields} onChange={onChange} />
      <div className="grid grid-cols-1 gap-2">
        <p className="text-label font-semibold">Animation</p>
        <SegmentedFilter
          label="Animation"
          options={animations.map((value) => ({ value, label: names[value] }))}
          value={fields.animation}
          onValueChange={(value) => onChange({ animation: animations.find((one) => one === value) ?? 'none' })}
        />
      </div>
      <VideoSection fields={fields} onChange={onChange} picker={picker} pick={pick} />
    </div>
  )
}
