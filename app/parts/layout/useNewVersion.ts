import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'

const versionSchema = z.object({ buildDate: z.iso.datetime() })
const key = 'festoon.reloadedFor'

/** Returns the build date of the version that the server currently serves; undefined if it can't be fetched. */
async function newestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    return versionSchema.parse(await response.json()).buildDate
  } catch {
    return undefined
  }
}

/**
 * Stores the build date for which this tab reloads. Returns false if the same date was already stored, or if the browser blocks
 * storage. Without this check, the page would reload on every navigation if the browser's clock is behind.
 */
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
 * After a navigation, reloads the page if the server has a version that was built after the page was loaded (ROUTE-50). If the
 * user has already started typing on the new page, waits for a later navigation.
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
