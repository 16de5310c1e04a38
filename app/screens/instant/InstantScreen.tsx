import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { themeById } from '@festoon/contract/themes/catalog'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../rpc/errorMessage.ts'
import * as paths from '../../pathTo.ts'
import { usePageKind } from '../../layout/usePageKind.ts'
import { newUuid } from '../../browser/newUuid.ts'
import { QuickCreate } from './QuickCreate.tsx'
import { QuickCreateLoading } from './QuickCreateLoading.tsx'
import { ThemeGallery } from './ThemeGallery.tsx'
import { ThemeSpotlight } from './ThemeSpotlight.tsx'

/** Returns the theme id from the URL or, if it has none, from the navigation state; NaN if neither has one (ROUTE-14). */
function requestedTheme(query: string | null, state: unknown): number {
  const carried = typeof state === 'object' && state !== null && 'theme' in state ? state.theme : undefined
  return Number(query ?? carried)
}

/** The screen for creating an event from a one-line description or a theme in the gallery (ROUTE-14, HEAD-12). */
export function Component() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [line, setLine] = useState('')
  const theme = themeById(requestedTheme(search.get('theme'), state))
  const drafting = useMutation({
    mutationFn: () => {
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Los_Angeles'
      return call('draftFromLine', { line: line.trim(), timeZone })
    },
    onSuccess: (drafted) => navigate(paths.createEvent(newUuid()), { state: { drafted } }),
  })
  const isDrafting = drafting.isPending || drafting.isSuccess
  const category = search.get('category')
  usePageKind(isDrafting ? 'QuickCreateLoading' : theme || category !== null ? 'Gallery' : 'QuickCreate')
  if (isDrafting) return <QuickCreateLoading line={line} />
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-12 px-4 py-8 wide:px-8 wide:py-12">
      <QuickCreate
        line={line}
        onLine={setLine}
        onSubmit={() => drafting.mutate()}
        error={drafting.error ? errorMessage(drafting.error) : undefined}
      />
      {theme && <ThemeSpotlight theme={theme} />}
      <ThemeGallery opensAt={category} />
    </div>
  )
}
