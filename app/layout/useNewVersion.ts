import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'

const versionSchema = z.object({ buildDate: z.iso.datetime() })
const key = 'festoon.reloadedFor'

/** Returns the build date of the version that the server currently serves; undefined if the server can't be reached. */
async function newestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    return versionSchema.parse(await response.json()).buildDate
  } catch {
    return undefined
  }
}

/** Returns true only the first time a build is seen. Otherwise, a browser whose clock is behind would reload forever. */
function isNews(buildDate: string): boolean {
  try {
    if (sessionStorage.getItem(key) === buildDate) return false
    sessionStorage.setItem(key, buildDate)
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page on navigation if a new version was built since it was loaded (ROUTE-50). Doesn't reload if the page has
 * unsent input; the next navigation checks again.
 */
export function useNewVersion(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const hasInput = useRef(false)
  useEffect(() => {
    const note = (): void => {
      hasInput.current = true
    }
    document.addEventListener('input', note, true)
    return () => document.removeEventListener('input', note, true)
  }, [])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    hasInput.current = false
    let isHere = true
    const check = async (): Promise<void> => {
      const buildDate = await newestBuild()
      if (buildDate === undefined || Date.parse(buildDate) <= performance.timeOrigin) return
      if (isHere && !hasInput.current && isNews(buildDate)) location.reload()
    }
    void check()
    return () => {
      isHere = false
    }
  }, [pathname])
}
