/**
 * Returns a Content-Security-Policy that forbids everything but what `directives` allow. No page can frame the response, and it
 * can't change the base of its URLs.
 */
export const closedPolicy = (...directives: readonly string[]): string =>
  ["default-src 'none'", ...directives, "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].join('; ')

/**
 * Returns the Content-Security-Policy of a page without scripts, whose forms post to this site, and whose fonts come from it. `hash` is
 * its style's, in base64. `directives` allow more, such as images.
 */
export const formPolicy = (hash: string, ...directives: readonly string[]): string =>
  closedPolicy(`style-src 'sha256-${hash}'`, "font-src 'self'", "form-action 'self'", ...directives)
