import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/cover'
import { defaultImageStyle, type ImageStyle } from '@festoon/contract/nouns/imageStyles'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { ImageChoice } from '../../../parts/ImageChoice.tsx'
import { call } from '../../../platform/api/call.ts'
import { useSession } from '../../../platform/session/useSession.ts'
import type { EventFields } from '../eventFields.ts'
import { SparkIcon } from '../icons.tsx'
import { GenerationProgress } from './GenerationProgress.tsx'
import { MoreCoins } from './MoreCoins.tsx'
import { StyleChoice } from './StyleChoice.tsx'
import type { ImageGenerator } from './useGeneration.ts'

export interface GeneratePickerProps {
  fields: EventFields
  generator: ImageGenerator
  onPick: (imageUrl: string, prompt: string) => void
}

/** Form for generating a set of cover images and picking one of them (IMG-01, IMG-07). */
export function GeneratePicker({ fields, generator, onPick }: GeneratePickerProps) {
  const { generation, coins, generate } = generator
  const { isSignedIn } = useSession()
  const [prompt, setPrompt] = useState(fields.prompt)
  const [style, setStyle] = useState<ImageStyle>(defaultImageStyle)
  const [useVerbatim, setVerbatim] = useState(false)
  const suggestion = useMutation({
    mutationFn: () => call('getSuggestion', { style }),
    onSuccess: (suggested) => setPrompt(suggested.prompt),
  })
  const isBusy = generation.status === 'requested'
  const results = useRef<HTMLDivElement>(null)
  const shownStatus = useRef(generation.status)
  useEffect(() => {
    if (shownStatus.current !== generation.status) results.current?.scrollIntoView({ block: 'nearest' })
    shownStatus.current = generation.status
  }, [generation.status])
  const cannotPay = coins !== undefined && coins < limits.imageSetCoins

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-2">
        <LimitedTextField
          label={copy.prompt}
          placeholder={fields.title.trim() === '' ? copy.promptExample : fields.title}
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
          {copy.suggestPrompt}
        </Button>
      </div>
      {/* Before the style, where the host looks. */}
      <div
        ref={results}
        // The margins below are those of the bar that stays in view.
        className={
          generation.status === 'idle'
            ? 'sr-only'
            : 'grid scroll-mt-2 scroll-mb-28 grid-cols-1 gap-4 max-wide:scroll-mb-48'
        }
      >
        <div role="status" className="empty:hidden">
          {isBusy && <GenerationProgress key={generation.taskId} requestedAt={generation.requestedAt} />}
          {generation.status === 'failed' && <p className="text-body text-error">{generation.message}</p>}
          {generation.status === 'cannotDraw' && (
            <p className="text-body">{copy.cannotDraw(generation.subject.words, generation.subject.closest)}</p>
          )}
        </div>
        {generation.status === 'cannotDraw' && (
          <Button
            className="justify-self-start"
            tone="quiet"
            size="small"
            disabled={cannotPay}
            onClick={() => void generate(fields, { ...generation.request, acceptsClosest: true })}
          >
            {copy.drawClosest(generation.subject.closest)}
          </Button>
        )}
        {generation.status === 'done' && (
          <ImageChoice
            label={copy.generatedImages}
            images={generation.images.map(({ imageUrl }, index) => ({
              id: imageUrl,
              imageUrl,
              name: copy.imageNumber(index + 1),
            }))}
            chosenUrl={fields.cover}
            onPick={(imageUrl) => onPick(imageUrl, prompt.trim() === '' ? fields.title : prompt)}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-2">
        <p className="text-label font-semibold">{copy.style}</p>
        <StyleChoice style={style} onStyle={setStyle} />
      </div>
      {prompt.trim() !== '' && (
        <Checkbox
          label={copy.onlyPrompt}
          hint={copy.onlyPromptHint}
          checked={useVerbatim}
          onChange={(event) => setVerbatim(event.currentTarget.checked)}
        />
      )}
      <div className="sticky bottom-0 z-10 -mx-5 grid grid-cols-1 gap-1 bg-surface px-5 py-3 max-wide:bottom-17 wide:-bottom-5">
        <Button
          icon={<SparkIcon />}
          busy={isBusy}
          disabled={cannotPay}
          onClick={() => void generate(fields, { prompt, style, useVerbatim })}
        >
          {generation.status === 'done' ? copy.generateFourMore : copy.generateFour}
        </Button>
        <p className="text-center text-label text-ink-muted tabular-nums">
          {coins === undefined ? copy.price(limits.imageSetCoins) : copy.priceAndBalance(limits.imageSetCoins, coins)}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-2 empty:hidden">
        {cannotPay && (
          <div className="grid grid-cols-1 justify-items-start gap-3 rounded-md bg-tint px-4 py-3 text-label">
            <p>{isSignedIn ? copy.notEnoughCoins : copy.samplesUsed(limits.freeCoins)}</p>
            {isSignedIn && <MoreCoins isUrgent />}
          </div>
        )}
        {isSignedIn && !cannotPay && (
          <div className="justify-self-center">
            <MoreCoins isUrgent={false} />
          </div>
        )}
      </div>
    </div>
  )
}
