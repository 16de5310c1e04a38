import { ThemeScope } from '@festoon/ui/ThemeScope'
import { SampleArt, type ArtName } from './SampleArt.tsx'

export interface Sample {
  preset: 'orange' | 'home' | 'inverted'
  title: string
  when: string
  heads: string
  art: ArtName
}

/** An invitation in miniature. */
export function SampleInvite({ sample, isWide }: { sample: Sample; isWide: boolean }) {
  return (
    <ThemeScope preset={sample.preset} className="overflow-hidden rounded-lg shadow-raised">
      <div className={isWide ? 'grid grid-cols-2' : 'grid'}>
        <SampleArt name={sample.art} />
        <div className="grid content-center gap-1 p-4 small:p-5">
          <p className="font-display text-lead leading-tight">{sample.title}</p>
          <p className="text-label text-ink-muted">{sample.when}</p>
          <p className="text-label text-highlight">{sample.heads}</p>
        </div>
      </div>
    </ThemeScope>
  )
}
