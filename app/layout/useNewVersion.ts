import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'

const versionSchema = z.object({ buildDate: z.iso.datetime() })
const key = 'festoon.reloadedFor'

/** The build date of what the server serves now; undefined when it cannot be asked. */
async function newestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    return versionSchema.parse(await response.json()).buildDate
  } catch {
    return undefined
  }
}

/** One reload for each build: a browser whose clock runs behind would never be done. */
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
 * Loads the page anew on a change of route when the product was built again since the page was loaded (ROUTE-50). Never
 * while something was typed or chosen on the page and not sent: then the next change of route asks again.
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
