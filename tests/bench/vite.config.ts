import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const { BENCH_PAGE = 'table/ours', BENCH_OUT = 'dist/bench', BENCH_ROWS } = process.env
const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * Builds the benchmark page in BENCH_PAGE for production into BENCH_OUT. BENCH_ROWS can name another module that generates
 * the table's rows, to compare with tables measured elsewhere.
 */
export default defineConfig({
  root: from(BENCH_PAGE),
  base: './',
  cacheDir: from('../../node_modules/.cache/vite-bench'),
  publicDir: false,
  plugins: [vanillaExtractPlugin(), tailwindcss(), react()],
  resolve: {
    alias: [
      ...(BENCH_ROWS ? [{ find: '../rows.ts', replacement: BENCH_ROWS }] : []),
      // The kit as published.
      { find: /^@festoon\/ui\/([A-Z]\w+)\.css$/, replacement: from('../../dist/kit/ui/$1/$1.css') },
      { find: /^@festoon\/(\w+\/.+\.css)$/, replacement: from('../../dist/kit/$1') },
      { find: /^@festoon\/ui\/(\w+)$/, replacement: from('../../dist/kit/ui/$1/$1.js') },
      { find: /^@festoon\/tokens\/(\w+)$/, replacement: from('../../dist/kit/tokens/$1.js') },
    ],
  },
  build: {
    outDir: BENCH_OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
