import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const inBrowser = {
  outDir: from('../dist/app/client'),
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
} satisfies BuildEnvironmentOptions

/**
 * Three builds of one source; FESTOON_TARGET chooses. `client`: the full app. `guest`: the light entry, built by itself
 * after `client` into the same folder, so that a guest loads one script and not the pieces that other pages share.
 * `render`: the module with which the server draws public pages.
 */
const builds = {
  client: { ...inBrowser, emptyOutDir: true, manifest: true, rolldownOptions: { input: { main: from('main.tsx') } } },
  guest: {
    ...inBrowser,
    emptyOutDir: false,
    // Its one lazy part needs no helper that fetches ahead.
    modulePreload: false,
    copyPublicDir: false,
    manifest: '.vite/guest-manifest.json',
    rolldownOptions: { input: { guest: from('guest.tsx') } },
  },
  render: {
    ssr: true,
    outDir: from('../dist/app/render'),
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    cssCodeSplit: false,
    rolldownOptions: { input: { render: from('render.tsx') }, output: { entryFileNames: '[name].js' } },
  },
} satisfies Record<string, BuildEnvironmentOptions>

/** The guest's one lazy part has no styles of its own: there is nothing to fetch ahead of it, and no helper for that. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

const target = process.env.FESTOON_TARGET
const build = target === 'guest' || target === 'render' ? builds[target] : builds.client

export default defineConfig({
  root: from('.'),
  cacheDir: from('../node_modules/.cache/vite-app'),
  publicDir: from('public'),
  plugins: [vanillaExtractPlugin(), tailwindcss(), react(), ...(target === 'guest' ? [plainImports] : [])],
  // Below Radix: see there.
  resolve: { alias: { 'react-remove-scroll': from('../ui/private/RemoveScroll.tsx') } },
  // Version and short build id that every call names (CONST-17).
  define: { __APP_VERSION__: JSON.stringify(process.env.FESTOON_VERSION ?? manifest.version) },
  ssr: { noExternal: [/^@festoon\//] },
  build,
})
