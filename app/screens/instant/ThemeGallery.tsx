import { useMemo, useRef, useState } from 'react'
import * as copy from '@festoon/contract/messages/edit/quickCreate'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { matchThemes } from '@festoon/contract/rules/events/matchThemes'
import { orderThemes } from '@festoon/contract/rules/events/orderThemes'
import { partyThemes, themeCategories } from '@festoon/contract/themes/catalog'
import { galleryPicture } from '@festoon/contract/themes/galleryPicture'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { ImageCard } from '@festoon/ui/ImageCard'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { TextField } from '@festoon/ui/TextField'
import { routerLink } from '../../parts/routerLink.tsx'
import { themeTone } from '../../parts/themeTone.ts'
import { browserZone } from '../../platform/browser/browserZone.ts'
import { useDebounced } from '../../platform/browser/useDebounced.ts'
import * as paths from '../../platform/paths.ts'

interface Group {
  name: string
  themes: readonly PartyTheme[]
}

const soon = 'soon'

/** The `sizes` attribute of a card's image. */
const cardSizes = '(min-width: 1152px) 17rem, (min-width: 768px) 23vw, 46vw'

/**
 * Returns the themes to show, in groups: search results, a category's subcategories, or themes for upcoming holidays (THEME-02,
 * THEME-08, THEME-10).
 */
function groupsOf(category: string, search: string, today: string): readonly Group[] {
  if (search !== '') return [{ name: copy.themesFor(search), themes: matchThemes(search) }]
  const chosenCategory = themeCategories.find(({ id }) => String(id) === category)
  if (!chosenCategory) return [{ name: copy.comingUp, themes: orderThemes(partyThemes, today).slice(0, 24) }]
  return chosenCategory.subcategories.map(({ name, themes }) => ({
    name: name === '' ? chosenCategory.name : name,
    themes: orderThemes(themes, today),
  }))
}

/**
 * The theme gallery, with a category filter and a search field. Selecting a theme starts an event with the theme's first image
 * (ROUTE-14). `opensAt` is the id of the initial category; null for upcoming holidays.
 */
export function ThemeGallery({ opensAt }: { opensAt: string | null }) {
  const [category, setCategory] = useState(
    themeCategories.some(({ id }) => String(id) === opensAt) ? (opensAt ?? soon) : soon,
  )
  const [typedSearch, setTypedSearch] = useState('')
  const [today] = useState(() => dayIn(Date.now(), browserZone()))
  const search = useDebounced(typedSearch.trim(), 150)
  const groups = useMemo(() => groupsOf(category, search, today), [category, search, today])

  const list = useRef<HTMLDivElement>(null)
  const choose = (value: string): void => {
    // Under the filter, which stays in view, another category starts at its top.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView()
    setCategory(value)
  }

  return (
    <section aria-labelledby="themes" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-end gap-5 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <h2 id="themes" className="font-display text-headline">
          {copy.orTheme}
        </h2>
        <TextField
          label={copy.searchThemes}
          type="search"
          placeholder={copy.searchExample}
          maxLength={128}
          value={typedSearch}
          onChange={(event) => setTypedSearch(event.currentTarget.value)}
        />
      </div>
      {search === '' && (
        <div className="sticky top-0 z-10 -mx-4 overflow-x-auto bg-page px-4 py-2 [scrollbar-width:none] wide:-mx-8 wide:px-8">
          <SegmentedFilter
            label={copy.category}
            className="w-max"
            options={[
              { value: soon, label: copy.comingUp },
              ...themeCategories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={category}
            onValueChange={choose}
          />
        </div>
      )}
      <div ref={list} className="grid scroll-mt-16 grid-cols-1 gap-8">
        {groups.map(({ name, themes }) => (
          <div key={name} className="grid grid-cols-1 gap-4">
            <h3 className="font-display text-title">{name}</h3>
            {themes.length === 0 ? (
              <p className="text-body text-ink-muted">{copy.noThemes}</p>
            ) : (
              <ul className="grid grid-cols-2 gap-4 wide:grid-cols-4 wide:gap-5">
                {themes.map((theme) => (
                  <li key={theme.id}>
                    <ThemeCard theme={theme} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

function ThemeCard({ theme }: { theme: PartyTheme }) {
  const id = `${theme.id}-1`
  const href = paths.createFromGallery(id)
  return (
    <ImageCard
      className={`w-full wide:w-full max-wide:[&_h3]:px-4 max-wide:[&_h3]:py-3 ${themeTone(theme.id)}`}
      title={theme.name}
      {...galleryPicture(id)}
      sizes={cardSizes}
      hint={copy.pickTheme}
      href={href}
      renderLink={routerLink(href)}
    />
  )
}
