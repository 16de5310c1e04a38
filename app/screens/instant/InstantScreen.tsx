import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { readParty } from '@festoon/contract/rules/line/readParty'
import { themeById } from '@festoon/contract/themes/catalog'
import { usePageKind } from '../../parts/layout/usePageKind.ts'
import { useLiveColors } from '../../parts/liveColors.ts'
import { call } from '../../platform/api/call.ts'
import { browserZone } from '../../platform/browser/browserZone.ts'
import { newUuid } from '../../platform/browser/newUuid.ts'
import { useDebounced } from '../../platform/browser/useDebounced.ts'
import * as paths from '../../platform/paths.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { QuickCreate } from './QuickCreate.tsx'
import { QuickCreateLoading } from './QuickCreateLoading.tsx'
import { ThemeGallery } from './ThemeGallery.tsx'
import { ThemeSpotlight } from './ThemeSpotlight.tsx'

/** Returns the theme id from the URL or, if it has none, from the navigation state; NaN if neither has one (ROUTE-14). */
function requestedTheme(query: string | null, state: unknown): number {
  const carriedTheme = typeof state === 'object' && state !== null && 'theme' in state ? state.theme : undefined
  return Number(query ?? carriedTheme)
}

/** Returns the line that the visitor entered on a front door, from the navigation state. */
function givenLine(state: unknown): string | undefined {
  const line = typeof state === 'object' && state !== null && 'line' in state ? state.line : undefined
  return typeof line === 'string' && line.trim() !== '' ? line.slice(0, 500) : undefined
}

/** True until the screen was shown once since the page was loaded. */
let isFirstVisit = true

/**
 * Returns true on the first visit after a page of this site submitted its form before its script had started. A reload, a step back
 * and a link on another site don't count.
 */
function isFormSubmitted(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  return (
    isFirstVisit && isNew && navigation.name === location.href && document.referrer.startsWith(`${location.origin}/`)
  )
}

/** The screen for creating an event from a one-line description or a theme in the gallery (ROUTE-14, HEAD-12). */
export function Component() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [line, setLine] = useState(() => givenLine(state) ?? search.get('line') ?? '')
  const theme = themeById(requestedTheme(search.get('theme'), state))
  const drafting = useMutation({
    mutationFn: () => call('draftFromLine', { line: line.trim(), timeZone: browserZone() }),
    onSuccess: (drafted) => navigate(paths.createEvent(newUuid()), { state: { drafted } }),
  })
  // A line from a front door is used at once; one in a link waits, because anyone can make a link.
  const isGiven = givenLine(state) !== undefined
  const isInAddress = (search.get('line') ?? '').trim() !== ''
  const hasStarted = useRef(false)
  const { mutate } = drafting
  useEffect(() => {
    const isSubmitted = isInAddress && isFormSubmitted()
    isFirstVisit = false
    if (!(isGiven || isSubmitted) || hasStarted.current) return
    hasStarted.current = true
    mutate()
  }, [isGiven, isInAddress, mutate])
  const settledLine = useDebounced(line.trim(), 250)
  const [now] = useState(() => Date.now())
  const reading = useMemo(
    () => (settledLine === '' ? undefined : readParty(settledLine, now, browserZone())),
    [settledLine, now],
  )
  const fitting = reading?.theme
  useLiveColors((fitting ?? theme)?.colors ?? null)
  const isDrafting = drafting.isPending || drafting.isSuccess
  const category = search.get('category')
  usePageKind(isDrafting ? 'QuickCreateLoading' : theme || category !== null ? 'Gallery' : 'QuickCreate')
  if (isDrafting) return <QuickCreateLoading line={line} theme={fitting} />
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-8 px-4 pt-2 pb-8 wide:gap-10 wide:px-8 wide:pb-12">
      <QuickCreate
        line={line}
        reading={reading}
        now={now}
        selected={theme}
        onLine={setLine}
        onSubmit={() => drafting.mutate()}
        error={drafting.error ? errorMessage(drafting.error) : undefined}
      />
      {theme && <ThemeSpotlight theme={theme} />}
      <ThemeGallery opensAt={category} />
    </div>
  )
}
