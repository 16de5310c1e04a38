import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Packages of hundreds of modules each, which take longer to find than to run: a server that was killed is back sooner. */
const manyModules = [/^kysely(\/|$)/, /^zod(\/|$)/, 'stripe', 'jose', 'openid-client', 'oauth4webapi']

/** Bundles the server and the rooms that it imports into dist/server/main.js; packages of others stay outside, but for a few. */
export default defineConfig({
  root: from('.'),
  publicDir: false,
  cacheDir: from('../node_modules/.cache/vite-server'),
  ssr: { noExternal: [/^@festoon\//, ...manyModules] },
  build: {
    ssr: from('main.ts'),
    target: 'node24',
    outDir: from('../dist/server'),
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
})
