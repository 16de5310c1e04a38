import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/edit/cover'
import type { Inspiration } from '@festoon/contract/nouns/image'
import { Button } from '@festoon/ui/Button'
import { Select } from '@festoon/ui/Select'
import { Spinner } from '@festoon/ui/Spinner'
import { TextField } from '@festoon/ui/TextField'
import { ImageChoice } from '../../../parts/ImageChoice.tsx'
import { themeTone } from '../../../parts/themeTone.ts'
import { galleryQuery, inspirationsQuery } from '../../../platform/api/queries.ts'
import { useDebounced } from '../../../platform/browser/useDebounced.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'

export interface GalleryPickerProps {
  chosenUrl: string | null
  onPick: (inspiration: Inspiration) => void
}

const all = 'all'
const empty: readonly Inspiration[] = []

/**
 * Picker for a gallery image. Without a search, shows all images in pages, or one image per theme of the selected category.
 * With a search, shows the images of the best-matching theme (IMG-01, RPC-82).
 */
export function GalleryPicker({ chosenUrl, onPick }: GalleryPickerProps) {
  const [category, setCategory] = useState(all)
  const [typedSearch, setTypedSearch] = useState('')
  const search = useDebounced(typedSearch.trim(), 200)
  const { data: catalog } = useQuery({
    queryKey: ['catalog'],
    // Loaded lazily, because the catalog is large.
    queryFn: () => import('./themeSearch.ts').then((module) => module),
    staleTime: Infinity,
  })
  const theme = search === '' ? undefined : catalog?.searchThemes(search)[0]
  const isSearch = search !== ''
  const gallery = useInfiniteQuery({
    ...galleryQuery(theme?.id),
    enabled: isSearch ? theme !== undefined : category === all,
  })
  const ofCategory = useQuery({
    ...inspirationsQuery(Number(category)),
    enabled: !isSearch && category !== all,
  })
  const isPaged = isSearch || category === all
  const shownImages = isPaged
    ? (gallery.data?.pages.flatMap((page) => page.inspirations) ?? empty)
    : (ofCategory.data ?? empty)
  const source = isPaged ? gallery : ofCategory
  const hasNoTheme = isSearch && catalog !== undefined && theme === undefined

  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={copy.searchThemes}
        type="search"
        placeholder={copy.searchExample}
        maxLength={128}
        value={typedSearch}
        onChange={(event) => setTypedSearch(event.currentTarget.value)}
      />
      {!isSearch && (
        <Select
          label={copy.category}
          options={[
            { value: all, label: copy.allThemes },
            ...(catalog?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={category}
          onValueChange={setCategory}
        />
      )}
      {theme && <p className="text-label text-ink-muted">{copy.imagesOfTheme(theme.name)}</p>}
      {hasNoTheme && <p className="text-label text-ink-muted">{copy.noThemes}</p>}
      {source.isLoading && <Spinner />}
      {source.error && <p className="text-label text-error">{errorMessage(source.error)}</p>}
      {!hasNoTheme && (
        <ImageChoice
          label={copy.gallery}
          images={shownImages.map((one) => ({
            id: one.inspirationId,
            imageUrl: one.imageUrl,
            name: one.title,
            tone: themeTone(Number(one.inspirationId.split('-')[0])),
          }))}
          chosenUrl={chosenUrl}
          onPick={(id) => {
            const pickedImage = shownImages.find(({ inspirationId }) => inspirationId === id)
            if (pickedImage) onPick(pickedImage)
          }}
        />
      )}
      {isPaged && !hasNoTheme && gallery.hasNextPage && (
        <Button tone="quiet" busy={gallery.isFetchingNextPage} onClick={() => void gallery.fetchNextPage()}>
          {copy.showMore}
        </Button>
      )}
    </div>
  )
}
