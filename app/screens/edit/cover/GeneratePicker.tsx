import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { defaultImageStyle, imageStyles, type ImageStyle } from '@festoon/contract/nouns/imageStyles'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { call } from '../../../api/call.ts'
import { PictureChoice } from '../../../parts/PictureChoice.tsx'
import { useSession } from '../../../session/useSession.ts'
import type { EventFields } from '../eventFields.ts'
import { GenerationProgress } from './GenerationProgress.tsx'
import { MoreCoins } from './MoreCoins.tsx'
import { SparkIcon } from '../icons.tsx'
import type { ImageGenerator } from './useGeneration.ts'

export interface GeneratePickerProps {
  fields: EventFields
  generator: ImageGenerator
  onPick: (imageUrl: string, prompt: string) => void
}

/** Pictures drawn for this party: words, a style, what it costs, and four results to pick from (IMG-01, IMG-07). */
export function GeneratePicker({ fields, generator, onPick }: GeneratePickerProps) {
  const { generation, coins, generate } = generator
  const { isSignedIn } = useSession()
  const [prompt, setPrompt] = useState(fields.prompt)
  const [style, setStyle] = useState<ImageStyle>(defaultImageStyle)
  const [useVerbatim, setVerbatim] = useState(false)
  const suggestion = useMutation({
    mutationFn: () => call('getSuggestion', { style }),
    onSuccess: (answer) => setPrompt(answer.prompt),
  })
  const isBusy = generation.status === 'asked'
  const cannotPay = coins !== undefined && coins < limits.imageSetCoins

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-2">
        <LimitedTextField
          label="What should it show?"
          placeholder={fields.title.trim() === '' ? 'Paper lanterns over a long table' : fields.title}
          multiline
          rows={3}
          limit={limits.prompt}
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
        />
        <Button
          className="justify-self-start"
          tone="quiet"
          size="small"
          busy={suggestion.isPending}
          onClick={() => suggestion.mutate()}
        >
          Suggest something
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <p className="text-label font-semibold">Style</p>
        <SegmentedFilter
          label="Style"
          options={imageStyles.map(({ id, label }) => ({ value: id, label }))}
          value={style}
          onValueChange={(value) => setStyle(imageStyles.find(({ id }) => id === value)?.id ?? defaultImageStyle)}
        />
      </div>
      {prompt.trim() !== '' && (
        <Checkbox
          label="Only my words"
          hint="Leave the party's title out of the picture."
          checked={useVerbatim}
          onChange={(event) => setVerbatim(event.currentTarget.checked)}
        />
      )}
      <div className="grid grid-cols-1 gap-2">
        <Button
          icon={<SparkIcon />}
          busy={isBusy}
          disabled={cannotPay}
          onClick={() => void generate(fields, { prompt, style, useVerbatim })}
        >
          {generation.status === 'done' ? 'Draw four more' : 'Draw four pictures'}
        </Button>
        <p className="text-center text-label text-ink-muted tabular-nums">
          {limits.imageSetCoins} coins{coins === undefined ? '' : ` · you have ${coins}`}
        </p>
        {cannotPay && (
          <div className="grid grid-cols-1 justify-items-start gap-3 rounded-md bg-tint px-4 py-3 text-label">
            <p>
              {isSignedIn
                ? 'You have no coins left for another set. The gallery and your own pictures cost nothing.'
                : `You have used up your samples. Sign in: a new account has ${limits.freeCoins} coins of its own.`}
            </p>
            {isSignedIn && <MoreCoins isUrgent />}
          </div>
        )}
        {isSignedIn && !cannotPay && (
          <div className="justify-self-center">
            <MoreCoins isUrgent={false} />
          </div>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {isBusy && <GenerationProgress key={generation.taskId} askedAt={generation.askedAt} />}
        {generation.status === 'failed' && <p className="text-body text-error">{generation.message}</p>}
      </div>
      {generation.status === 'done' && (
        <PictureChoice
          label="Drawn pictures"
          pictures={generation.images.map(({ imageUrl }, index) => ({
            id: imageUrl,
            imageUrl,
            name: `Picture ${index + 1}`,
          }))}
          chosen={fields.cover}
          onPick={(imageUrl) => onPick(imageUrl, prompt.trim() === '' ? fields.title : prompt)}
        />
      )}
    </div>
  )
}
