import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/background'
import { videoSearchSchema, type VideoSearch } from '@festoon/contract/nouns/video'
import { Button } from '@festoon/ui/Button'
import { isComposing } from '@festoon/ui/isComposing'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import { VideoBackground } from '@festoon/ui/VideoBackground'
import { getJson } from '../../../platform/rpc/getJson.ts'
import { report } from '../../../platform/rpc/report.ts'
import type { PanelProps } from '../panelProps.ts'
import { firstSearch } from './firstSearch.ts'
import { buttonText, shownVideo, showsNext, turnedVideo } from './videoPicker.ts'
import type { VideoPicker, VideoPickerAction } from './videoPicker.ts'

/** Searches for background videos (BG-08). Throws `CallError`, or `ZodError` if the result is malformed. */
async function searchVideos(query: string): Promise<VideoSearch> {
  return videoSearchSchema.parse(await getJson(`/providers/video/search?${new URLSearchParams({ q: query })}`))
}

export interface VideoSectionProps extends PanelProps {
  picker: VideoPicker
  pick: Dispatch<VideoPickerAction>
}

/**
 * Section for the background video, where the host can search, try the next result, and turn the video on or off (BG-01..10).
 */
export function VideoSection({ fields, onChange, picker, pick }: VideoSectionProps) {
  const queryClient = useQueryClient()
  const isOn = fields.backgroundUrl !== null
  const video = shownVideo(picker)
  const hasSearched = useRef(false)

  const showResults = useEffectEvent((typedQuery: string, query: string, results: VideoPicker['results']): void => {
    pick({ type: 'searched', typedQuery, query })
    pick({ type: 'found', query, results })
    // Replaces the current video, unless this is the search that runs when the tab opens.
    const [first] = results
    if (fields.backgroundUrl !== null && first && hasSearched.current)
      onChange({ backgroundUrl: first.url, backgroundQuery: query })
    else onChange({ backgroundQuery: query })
    hasSearched.current = true
  })
  const search = useEffectEvent(async (isStale: () => boolean): Promise<void> => {
    const typedQuery = picker.query
    const query = typedQuery === '' ? await firstSearch(fields, Date.now()) : typedQuery
    try {
      const { results } = await queryClient.fetchQuery({
        queryKey: ['videos', query],
        queryFn: () => searchVideos(query),
        staleTime: 0,
      })
      if (!isStale()) showResults(typedQuery, query, results)
    } catch (error) {
      report('WARN', 'The search for background videos failed', error)
      if (!isStale()) pick({ type: 'failed' })
    }
  })
  const isSearching = picker.status === 'searching'
  useEffect(() => {
    if (!isSearching) return undefined
    let isStale = false
    void search(() => isStale)
    return () => {
      isStale = true
      pick({ type: 'left' })
    }
  }, [isSearching, pick])
  // An event without a background video is offered one the first time (BG-07).
  const begin = useEffectEvent(() => {
    if (picker.lastQuery === null && fields.backgroundUrl === null && !fields.isVideoOff) pick({ type: 'pressed' })
    else hasSearched.current = true
  })
  useEffect(() => begin(), [])

  const press = (): void => {
    pick({ type: 'pressed' })
    const next = picker.results[picker.index + 1]
    if (showsNext(picker) && next && isOn) onChange({ backgroundUrl: next.url })
  }
  const src = fields.backgroundUrl ?? video?.url ?? fields.earlierUrl ?? undefined

  return (
    <div className="grid grid-cols-1 gap-4">
      <Switch
        label={copy.videoBackground}
        hint={copy.videoBackgroundHint}
        checked={isOn}
        disabled={!isOn && src === undefined}
        onCheckedChange={(on) => onChange(turnedVideo(fields, on, video?.url))}
      />
      {src !== undefined && (
        <VideoBackground
          src={src}
          {...(video?.posterUrl && video.url === src ? { poster: video.posterUrl } : {})}
          className="aspect-video w-full rounded-md"
        />
      )}
      {video?.credit && video.url === src && (
        <p className="text-caption text-ink-muted">
          {copy.videoBy(
            <a key="author" href={video.credit.url} target="_blank" rel="noreferrer" className="underline">
              {video.credit.name}
            </a>,
          )}
        </p>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label={copy.searchVideos}
          placeholder={copy.searchExample}
          maxLength={limits.search}
          value={picker.query}
          onChange={(event) => pick({ type: 'typed', query: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            press()
          }}
        />
        <Button className="shrink-0" tone="quiet" busy={isSearching} onClick={press}>
          {buttonText(picker)}
        </Button>
      </div>
      <p role="status" className="text-label text-ink-muted empty:hidden">
        {picker.status === 'failed' && copy.searchFailed}
        {picker.status === 'empty' && copy.noVideos}
      </p>
    </div>
  )
}
