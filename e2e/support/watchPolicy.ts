import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What the pages of a journey did against their Content-Security-Policy. */
export interface PolicyWatch {
  /** What was blocked, and where. */
  broken: string[]
  /** Documents that were opened. */
  documents: number
}

declare global {
  interface Window {
    /** Tells the journey what was blocked. */
    tellBroken(what: string): void
  }
}

/** Watches every page of a context, also of one that the journey makes itself with `browser`. Answers how to stop. */
export async function watchPolicy(browser: Browser, context: BrowserContext, watch: PolicyWatch): Promise<() => void> {
  const look = (page: Page): void => {
    page.on('console', (message) => {
      const text = message.text()
      // A page without JavaScript says it in the browser's own words alone.
      if (message.type() === 'error' && /content security policy/i.test(text))
        watch.broken.push(`${page.url()} ${text}`)
    })
    // A router that changes the address opens no document.
    page.on('domcontentloaded', () => {
      if (page.url().startsWith('http')) watch.documents += 1
    })
  }
  const lookAt = async (one: BrowserContext): Promise<void> => {
    one.on('page', look)
    for (const page of one.pages()) look(page)
    await one.exposeFunction('tellBroken', (what: string) => void watch.broken.push(`broke the policy: ${what}`))
    await one.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        window.tellBroken(`${effectiveDirective} ${blockedURI} in ${location.href}, ${sourceFile}:${lineNumber}`),
      )
    })
  }
  await lookAt(context)
  const make = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const made = await make(options)
    await lookAt(made)
    return made
  }
  return () => {
    browser.newContext = make
  }
}
