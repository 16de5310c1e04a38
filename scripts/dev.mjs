// Runs the server and the app with hot reload. Vite serves the app's modules on PORT and forwards everything else to the server
// on PORT + 1. The server and the page renderer are rebuilt, and the server is restarted, when a source changes.
//
// Limits: pages have no Content-Security-Policy, because Vite adds styles and scripts to them. Right after a change, a public
// page may hydrate from older HTML until the renderer is rebuilt.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, watch } from 'node:fs'
import { createServer, request } from 'node:http'
import { dirname, join } from 'node:path'
import { build } from './build.mjs'
import { install, node24 } from './install.mjs'
import { inRoot, root } from './root.mjs'

install()
if (!(await build())) process.exit(1)
process.env.FESTOON_TARGET = 'client'
const { createServer: createVite } = await import('vite')

const port = Number(process.env.PORT ?? 3000)
const backend = { host: '127.0.0.1', port: port + 1 }
const bundle = inRoot('dist/server/main.js')
const renderer = inRoot('dist/app/render/render.js')
/** @type {import('node:child_process').ChildProcess[]} */
const builders = []
/** @type {import('node:child_process').ChildProcess | undefined} */
let child

for (const [target, config] of [
  ['server', 'server/vite.config.ts'],
  ['render', 'app/vite.config.ts'],
]) {
  builders.push(
    spawn(
      node24(),
      [inRoot('node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn', '--config', config],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, FESTOON_TARGET: target },
      },
    ),
  )
}

const front = createServer((incoming, outgoing) => {
  if (isModule(incoming.url ?? '/')) vite.middlewares(incoming, outgoing, () => pass(incoming, outgoing))
  else pass(incoming, outgoing)
})
const vite = await createVite({
  configFile: inRoot('app/vite.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: front } },
})
startServer()
for (const file of [bundle, renderer]) {
  let timer = setTimeout(() => {}, 0)
  watch(dirname(file), (_event, name) => {
    if (name !== null && !file.endsWith(name)) return
    clearTimeout(timer)
    timer = setTimeout(restart, 300)
  })
}
front.listen(port, '127.0.0.1', () => console.log(`Festoon with hot reload: http://localhost:${port}`))

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    for (const builder of builders) builder.kill('SIGTERM')
    const last = child
    child = undefined
    front.close()
    front.closeAllConnections()
    void vite.close()
    if (!last || last.exitCode !== null) process.exit(0)
    last.once('exit', () => process.exit(0))
    last.kill('SIGTERM')
  })
}

/** Restarts the server with a new bundle. */
function restart() {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  else startServer()
}

/** Starts the server, and starts it again whenever it has been stopped for a new bundle. */
function startServer() {
  const started = spawn(node24(), ['--enable-source-maps', bundle], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(backend.port),
      HOST: backend.host,
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    },
  })
  child = started
  started.on('exit', (code, signal) => {
    if (child !== started) return
    if (code === 0 || signal === 'SIGTERM') startServer()
    else console.log('The server stopped. It will start again after the next change.')
  })
}

/**
 * Checks whether Vite may be able to serve a URL: one of its own paths, a script or style, or one of the app's source files.
 * If Vite can't serve it, the request goes to the server.
 * @param {string} address
 */
function isModule(address) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (/^\/(@|node_modules\/)/.test(pathname) || searchParams.has('import') || /\.(css|[cm]?[jt]sx?)$/.test(pathname))
    return true
  return ['app', 'app/public'].some((folder) => {
    const file = join(inRoot(folder), decodeURIComponent(pathname))
    return file.startsWith(inRoot(folder)) && existsSync(file) && statSync(file).isFile()
  })
}

/**
 * Forwards a request to the server. In pages, the built scripts are replaced with the app's sources.
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {number} [triesLeft] remaining tries of a GET request while the server is starting
 */
function pass(incoming, outgoing, triesLeft = 50) {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false
  const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
  const onward = request({ ...backend, path: incoming.url, method: incoming.method, headers }, (result) => {
    delete result.headers['content-security-policy']
    if (!result.headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(result.statusCode ?? 502, result.headers)
      result.pipe(outgoing)
      return
    }
    /** @type {Buffer[]} */
    const chunks = []
    result.on('data', (chunk) => chunks.push(chunk))
    result.on('end', () => {
      delete result.headers['content-length']
      delete result.headers.etag
      void vite.transformIndexHtml(incoming.url ?? '/', withSources(Buffer.concat(chunks).toString())).then((html) => {
        outgoing.writeHead(result.statusCode ?? 502, result.headers)
        outgoing.end(html)
      })
    })
  })
  onward.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy()
    else if (incoming.method === 'GET' && triesLeft > 0) setTimeout(pass, 200, incoming, outgoing, triesLeft - 1)
    else
      outgoing
        .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
        .end('The server is starting. Reload the page.')
  })
  incoming.pipe(onward)
}

/**
 * Replaces a page's built scripts and styles with the app's source modules.
 * @param {string} html
 */
function withSources(html) {
  let page = html.replaceAll(/<link[^>]*rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
  for (const name of ['manifest.json', 'guest-manifest.json']) {
    const manifest = JSON.parse(readFileSync(inRoot('dist/app/client/.vite', name), 'utf8'))
    for (const [source, { file, isEntry }] of Object.entries(manifest)) {
      if (isEntry) page = page.replaceAll(`/${file}`, `/${source}`)
    }
  }
  return page
}
