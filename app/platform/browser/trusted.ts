declare global {
  /** https://www.w3.org/TR/trusted-types/, undefined in older browsers. A trusted value converts to its string. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createHTML: (html: string) => string; createScriptURL: () => string },
        ): { createHTML(html: string): TrustedHTML; createScriptURL(url: string): string }
      }
    | undefined
}

const workerUrl = '/sw.js'

/** The only Trusted Types policy that the pages allow (server/web/securityHeaders.ts). */
const policy = globalThis.trustedTypes?.createPolicy('festoon', {
  createHTML: (html) => html,
  createScriptURL: () => workerUrl,
})

/** Marks HTML that the server rendered into this page as trusted. Never pass it anything else. */
export const renderedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html

/** Returns the URL of the service worker's script. */
export const workerScript = (): string => policy?.createScriptURL('') ?? workerUrl
