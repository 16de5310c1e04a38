import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Inspiration } from '@festoon/contract/nouns/image'
import { Button } from '@festoon/ui/Button'
import { Select } from '@festoon/ui/Select'
import { Spinner } from '@festoon/ui/Spinner'
import { TextField } from '@festoon/ui/TextField'
import { errorMessage } from '../../../rpc/errorMessage.ts'
import { galleryQuery, inspirationsQuery } from '../../../api/queries.ts'
import { PictureChoice } from '../../../parts/PictureChoice.tsx'
import { useDebounced } from '../../../browser/useDebounced.ts'

export interface GalleryPickerProps {
  chosen: string | null
  onPick: (inspiration: Inspiration) => void
}

const all = 'all'
const empty: readonly Inspiration[] = []

/** Ready pictures: by category, by a theme that is searched, or all, page after page (IMG-01, RPC-82). */
export function GalleryPicker({ chosen, onPick }: GalleryPickerProps) {
  const [category, setCategory] = useState(all)
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), 200)
  const { data: catalogue } = useQuery({
    queryKey: ['catalogue'],
    // The catalogue is large; it comes when somebody looks for a theme.
    queryFn: () => import('./themeSearch.ts').then((module) => module),
    staleTime: Infinity,
  })
  const theme = words === '' ? undefined : catalogue?.searchThemes(words)[0]
  const isSearch = words !== ''
  const gallery = useInfiniteQuery({
    ...galleryQuery(theme?.id),
    enabled: isSearch ? theme !== undefined : category === all,
  })
  const ofCategory = useQuery({
    ...inspirationsQuery(Number(category)),
    enabled: !isSearch && category !== all,
  })
  const isPaged = isSearch || category === all
  const shown = isPaged
    ? (gallery.data?.pages.flatMap((page) => page.inspirations) ?? empty)
    : (ofCategory.data ?? empty)
  const source = isPaged ? gallery : ofCategory
  const isNothing = isSearch && catalogue !== undefined && theme === undefined

  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label="Search themes"
        type="search"
        placeholder="Dinosaurs, brunch, graduation"
        maxLength={128}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {!isSearch && (
        <Select
          label="Category"
          options={[
            { value: all, label: 'All themes' },
            ...(catalogue?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={category}
          onValueChange={setCategory}
        />
      )}
      {theme && <p className="text-label text-ink-muted">Pictures of the theme “{theme.name}”</p>}
      {isNothing && <p className="text-label text-ink-muted">No theme fits. Try another word.</p>}
      {source.isLoading && <Spinner />}
      {source.error && <p className="text-label text-error">{errorMessage(source.error)}</p>}
      {!isNothing && (
        <PictureChoice
          label="Gallery"
          pictures={shown.map((one) => ({ id: one.inspirationId, imageUrl: one.imageUrl, name: one.title }))}
          chosen={chosen}
          onPick={(id) => {
            const picked = shown.find(({ inspirationId }) => inspirationId === id)
            if (picked) onPick(picked)
          }}
        />
      )}
      {isPaged && !isNothing && gallery.hasNextPage && (
        <Button tone="quiet" busy={gallery.isFetchingNextPage} onClick={() => void gallery.fetchNextPage()}>
          More
        </Button>
      )}
    </div>
  )
}
