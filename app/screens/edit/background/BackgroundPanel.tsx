import type { Dispatch } from 'react'
import * as copy from '@festoon/contract/messages/edit/background'
import { animations } from '@festoon/contract/rules/events/animations'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import type { PanelProps } from '../panelProps.ts'
import { ColorSection } from './ColorSection.tsx'
import { LetteringSection } from './LetteringSection.tsx'
import type { VideoPicker, VideoPickerAction } from './videoPicker.ts'
import { VideoSection } from './VideoSection.tsx'

const names: Record<(typeof animations)[number], string> = {
  lightSource: copy.light,
  confetti: copy.confetti,
  balloons: copy.balloons,
  bubbles: copy.bubbles,
  snow: copy.snow,
  hearts: copy.hearts,
  none: copy.noAnimation,
}

export interface BackgroundPanelProps extends PanelProps {
  picker: VideoPicker
  pick: Dispatch<VideoPickerAction>
}

/** The side panel's tab for the background: colors, lettering, animation, and video. The form shows changes immediately. */
export function BackgroundPanel({ fields, onChange, picker, pick }: BackgroundPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <ColorSection fields={fields} onChange={onChange} />
      <LetteringSection fields={fields} onChange={onChange} />
      <div className="grid grid-cols-1 gap-2">
        <p className="text-label font-semibold">{copy.animation}</p>
        <SegmentedFilter
          label={copy.animation}
          options={animations.map((value) => ({ value, label: names[value] }))}
          value={fields.animation}
          onValueChange={(value) => onChange({ animation: animations.find((one) => one === value) ?? 'none' })}
        />
      </div>
      <VideoSection fields={fields} onChange={onChange} picker={picker} pick={pick} />
    </div>
  )
}
