import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Content-Security-Policy violations on the pages of a journey. */
export interface PolicyWatch {
  /** The violations, each with its page. */
  violations: string[]
  /** The number of documents opened. */
  documents: number
}

declare global {
  interface Window {
    /** Reports a violation to the journey. */
    reportBroken(what: string): void
  }
}

/** Watches every page of the context and of contexts created with `browser`. Returns a function that stops watching. */
export async function watchPolicy(browser: Browser, context: BrowserContext, watch: PolicyWatch): Promise<() => void> {
  const look = (page: Page): void => {
    page.on('console', (message) => {
      const text = message.text()
      // On a page without JavaScript, violations appear only in the console.
      if (message.type() === 'error' && /content security policy/i.test(text))
        watch.violations.push(`${page.url()} ${text}`)
    })
    // Navigation by the router doesn't open a document.
    page.on('domcontentloaded', () => {
      if (page.url().startsWith('http')) watch.documents += 1
    })
  }
  const lookAt = async (one: BrowserContext): Promise<void> => {
    one.on('page', look)
    for (const page of one.pages()) look(page)
    await one.exposeFunction('reportBroken', (what: string) => void watch.violations.push(`policy violation: ${what}`))
    await one.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        window.reportBroken(`${effectiveDirective} ${blockedURI} in ${location.href}, ${sourceFile}:${lineNumber}`),
      )
    })
  }
  await lookAt(context)
  const make = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const newContext = await make(options)
    await lookAt(newContext)
    return newContext
  }
  return () => {
    browser.newContext = make
  }
}
