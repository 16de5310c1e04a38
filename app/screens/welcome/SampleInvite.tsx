import { ThemeScope } from '@festoon/ui/ThemeScope'
import { PartyArt, type ArtName } from '../../layout/PartyArt.tsx'

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
      <div className={isWide ? 'grid grid-cols-2' : 'grid grid-cols-1'}>
        <PartyArt name={sample.art} />
        <div className="grid content-center gap-1 p-4 small:p-5">
          <p className="font-display text-lead leading-tight font-bold">{sample.title}</p>
          <p className="text-label text-ink-muted">{sample.when}</p>
          <p className="text-label text-highlight">{sample.heads}</p>
        </div>
      </div>
    </ThemeScope>
  )
}
