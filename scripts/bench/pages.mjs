import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { node24 } from '../install.mjs'
import { inRoot } from '../root.mjs'
import { run } from '../run.mjs'

/** @type {Record<string, string>} */
const types = { '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** Returns the folder of a built page of tests/bench. @param {string} page */
export const builtPage = (page) => inRoot('dist/bench', page)

/** Builds pages of tests/bench for production. Throws if one fails. @param {string[]} pages */
export async function buildPages(pages) {
  mkdirSync(inRoot('dist/.logs'), { recursive: true })
  for (const page of pages) {
    const log = inRoot('dist/.logs/bench.log')
    const config = inRoot('tests/bench/vite.config.ts')
    const code = await run(node24(), [inRoot('node_modules/vite/bin/vite.js'), 'build', '--config', config], {
      log,
      env: { NODE_ENV: 'production', NO_COLOR: '1', BENCH_PAGE: page, BENCH_OUT: builtPage(page) },
    })
    if (code !== 0) throw new Error(`Failed to build the page ${page}:\n${readFileSync(log, 'utf8')}`)
  }
}

/**
 * Serves the built pages on this machine only.
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export async function servePages() {
  const folder = inRoot('dist/bench')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise((listening) => {
    server.listen(0, '127.0.0.1', () => listening(undefined))
  })
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** @param {readonly number[]} values */
export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
