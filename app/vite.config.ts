import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'
import { limits } from '@festoon/contract/limits'
import { z } from 'zod'
import manifest from './package.json' with { type: 'json' }

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const guestManifest = '../dist/app/client/.vite/guest-manifest.json'
const builtFile = z.object({ file: z.string(), css: z.array(z.string()).optional() })

const inBrowser = {
  outDir: from('../dist/app/client'),
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
} satisfies BuildEnvironmentOptions

/** Paths of what the guest's page is made of, as its build named them, for the worker that keeps them. */
function guestParts(): string[] {
  const built = z.record(z.string(), builtFile).parse(JSON.parse(readFileSync(from(guestManifest), 'utf8')))
  const paths = Object.values(built).flatMap(({ file, css = [] }) => [file, ...css])
  // Letters beyond Latin's first are kept once a page has used them.
  return [...new Set(paths)].filter((path) => !path.includes('latin-ext')).map((path) => `/${path}`)
}

/**
 * Four builds of one source; FESTOON_TARGET chooses. `client`: the full app. `guest`: the light entry, built by itself
 * after `client` into the same folder, so that a guest loads one script and not the pieces that other pages share.
 * `worker`: the service worker, one file, after both.
 * `render`: the module with which the server draws public pages.
 */
const builds = {
  client: { ...inBrowser, emptyOutDir: true, manifest: true, rolldownOptions: { input: { main: from('main.tsx') } } },
  guest: {
    ...inBrowser,
    emptyOutDir: false,
    // Its lazy parts need no helper that fetches ahead.
    modulePreload: false,
    copyPublicDir: false,
    manifest: '.vite/guest-manifest.json',
    rolldownOptions: { input: { guest: from('guest.tsx') } },
  },
  worker: {
    ...inBrowser,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { sw: from('worker/serviceWorker.ts') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
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

/** What the guest's page has no use for. */
const lightParts: Plugin = {
  name: 'light-parts',
  enforce: 'pre',
  load: (id) => {
    // Its lazy parts name their styles themselves: there is nothing to fetch ahead of them.
    if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load()'
    const [, part] = /\/layout\/Guest(Header|Footer)\.tsx$/.exec(id) ?? []
    if (part !== undefined)
      return `import { drawnPart } from './drawnPart.tsx'; export const Guest${part} = drawnPart('${part.toLowerCase()}')`
    if (id.endsWith('/screens/event/partStyles.ts')) return "export { partStyles } from './guestPartStyles.ts'"
    // The document brings the rule of the event's colours; nobody picks others here.
    if (id.endsWith('/ThemeScope/adoptEventTheme.ts')) return 'export const adoptEventTheme = () => undefined'
    return undefined
  },
  // Of all limits it names a handful.
  transform: (code) =>
    /import \{ limits \} from/.test(code)
      ? code.replace(/\blimits\.(\w+)/g, (text, name: string) =>
          Object.hasOwn(limits, name) ? String(Reflect.get(limits, name)) : text,
        )
      : undefined,
}

/**
 * Zod tries whether it may make functions of texts. Our policy forbids it, and reports the try although it is caught. Told where
 * the library keeps its settings, so that it is said before any schema is made.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  transform: (code, id) => {
    if (!id.endsWith('/zod/v4/core/core.js')) return undefined
    if (!code.includes('export const globalConfig')) throw new Error('Zod keeps its settings elsewhere')
    return `${code}\nglobalConfig.jitless = true\n`
  },
}

const target = process.env.FESTOON_TARGET
const build = target === 'guest' || target === 'worker' || target === 'render' ? builds[target] : builds.client

export default defineConfig({
  root: from('.'),
  cacheDir: from('../node_modules/.cache/vite-app'),
  publicDir: from('public'),
  plugins: [
    vanillaExtractPlugin(),
    tailwindcss(),
    react(),
    zodWithoutEval,
    ...(target === 'guest' ? [lightParts] : []),
  ],
  // Below Radix: see there.
  resolve: { alias: { 'react-remove-scroll': from('../ui/private/RemoveScroll.tsx') } },
  // Version and short build id that every call names (CONST-17).
  define: {
    __APP_VERSION__: JSON.stringify(process.env.FESTOON_VERSION ?? manifest.version),
    ...(target === 'worker' ? { GUEST_PARTS: JSON.stringify(guestParts()) } : {}),
    // No reader of an invitation has React's developer tools.
    ...(target === 'guest' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {}),
  },
  // Whole, so that a server is installed without what only the browser's build needs.
  ssr: { noExternal: true },
  build,
})
