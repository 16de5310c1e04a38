import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Bundles the server and the rooms that it imports into dist/server/main.js; packages of others stay outside. */
export default defineConfig({
  root: from('.'),
  publicDir: false,
  cacheDir: from('../node_modules/.cache/vite-server'),
  ssr: { noExternal: [/^@festoon\//] },
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
