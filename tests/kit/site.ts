import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { Browser, Page } from 'playwright'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Allows only the site's own files and nothing inline: no style element, no style attribute, no nonce. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Serves a folder on localhost under a strict content security policy. */
export async function serveSite(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** Opens a site in a window of a width in px. `consoleMessages` collects its messages, errors and failed requests. */
export async function openSite(
  browser: Browser,
  origin: string,
  width: number,
): Promise<{ page: Page; consoleMessages: string[] }> {
  const consoleMessages: string[] = []
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('console', (message) => consoleMessages.push(message.text()))
  page.on('pageerror', (error) => consoleMessages.push(String(error)))
  page.on('response', (response) => {
    if (!response.ok()) consoleMessages.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  return { page, consoleMessages }
}
