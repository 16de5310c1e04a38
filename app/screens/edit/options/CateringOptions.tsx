import * as copy from '@festoon/contract/messages/edit/options'
import type { HeadDetails } from '@festoon/contract/nouns/catering/heads'
import { Switch } from '@festoon/ui/Switch'

interface CateringOptionsProps {
  details: HeadDetails
  onChange: (details: HeadDetails) => void
}

/** The switches for what guests are asked for the caterer. */
export function CateringOptions({ details, onChange }: CateringOptionsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 border-t-2 border-line pt-6">
      <legend className="sr-only">{copy.catering}</legend>
      <div className="grid gap-0.5">
        <p aria-hidden="true" className="font-semibold">
          {copy.catering}
        </p>
        <p className="text-label text-ink-muted">{copy.cateringHint}</p>
      </div>
      <Switch
        label={copy.askChildren}
        checked={details.children}
        onCheckedChange={(children) => onChange({ ...details, children })}
      />
      <Switch
        label={copy.askNames}
        checked={details.names}
        onCheckedChange={(names) => onChange({ ...details, names })}
      />
      <Switch
        label={copy.askDiets}
        hint={copy.askDietsHint}
        checked={details.diets}
        onCheckedChange={(diets) => onChange({ ...details, diets })}
      />
    </fieldset>
  )
}
