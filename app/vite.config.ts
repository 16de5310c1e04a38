import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import manifest from './package.json' with { type: 'json' }

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const guestManifest = '../dist/app/client/.vite/guest-manifest.json'
const builtFile = z.object({ file: z.string(), css: z.array(z.string()).optional() })

const inBrowser = {
  outDir: from('../dist/app/client'),
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
} satisfies BuildEnvironmentOptions

/** Returns the paths of the guest page's files that the service worker caches when it is installed. */
function guestParts(): string[] {
  const builtFiles = z.record(z.string(), builtFile).parse(JSON.parse(readFileSync(from(guestManifest), 'utf8')))
  const paths = Object.values(builtFiles).flatMap(({ file, css = [] }) => [file, ...css])
  // The fonts for extended Latin characters are cached once a page has used them.
  return [...new Set(paths)].filter((path) => !path.includes('latin-ext')).map((path) => `/${path}`)
}

/**
 * The four builds of the app, selected by FESTOON_TARGET. `client` is the full app. `guest` is the guest page, built into the
 * same folder afterward, so that guests load one script instead of chunks shared with other pages. `worker` is the service
 * worker, built after both. `render` is the module that the server uses to render pages.
 */
const builds = {
  client: {
    ...inBrowser,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // Radix's builds name every function and class by such a call, which would keep unused ones.
      treeshake: {
        manualPureFunctions: ['__name'],
        // They only re-export, and report a version.
        moduleSideEffects: [{ test: /\/node_modules\/firebase\/(app|auth)\//, sideEffects: false }],
      },
      input: { main: from('entry/main.tsx') },
      // Merges small chunks that several screens share. A chunk per combination of screens would mean 40 requests for a page.
      output: {
        // Merged chunks may import each other.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 }],
        },
      },
    },
  },
  guest: {
    ...inBrowser,
    emptyOutDir: false,
    // The lazy parts of the guest page need no prefetch helper.
    modulePreload: false,
    copyPublicDir: false,
    manifest: '.vite/guest-manifest.json',
    rolldownOptions: {
      input: { guest: from('entry/guest.tsx') },
      // One script with all that the page imports at once. React would be a chunk, since every lazy part shares it.
      output: { codeSplitting: { groups: [{ name: 'guest', test: /\/app\/entry\/guest\.tsx$/ }] } },
    },
  },
  worker: {
    ...inBrowser,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { sw: from('platform/worker/serviceWorker.ts') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
  render: {
    ssr: true,
    outDir: from('../dist/app/render'),
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    // For the styles that are inlined in documents.
    cssMinify: true,
    cssCodeSplit: false,
    rolldownOptions: { input: { render: from('entry/render.tsx') }, output: { entryFileNames: '[name].js' } },
  },
} satisfies Record<string, BuildEnvironmentOptions>

/** Removes from React the description of where a component failed, which nothing on the guest page reads. */
function withoutStacks(code: string): string {
  const start = 'function getStackByFiberInDevAndProd(workInProgress) {'
  if (!code.includes(start)) throw new Error('React has moved its stacks')
  return code.replace(start, `${start} return ''`)
}

/**
 * Removes React's functions for resource hints, such as preloads. They are called only by exports of react-dom that the guest page
 * lacks (`unusedInReactDom`).
 */
function withoutHints(code: string): string {
  const hints = /^ {2}[DCLmXSM]: pre\w+,?\n/gm
  if (code.match(hints)?.length !== 7) throw new Error('React has moved its resource hints')
  return code.replace(hints, '')
}

/** Removes from React the hooks that the guest page lacks (`unusedInReact`, `unusedInReactDom`). */
function withoutHooks(code: string): string {
  const hooks =
    /^ {4}use(?:FormState|ActionState|Optimistic|MemoCache|CacheRefresh): (?:\w+|function [^]*?^ {4}\}),?\n/gm
  if (code.match(hooks)?.length !== 20) throw new Error('React has moved its hooks')
  return code.replace(hooks, '')
}

/** Removes the methods of fragment refs from React. The guest page doesn't use them. */
function withoutFragmentRefs(code: string): string {
  const methods = /^FragmentInstance\.prototype\.\w+ = function [^]*?^\};\n/gm
  if (code.match(methods)?.length !== 12) throw new Error('React has moved its fragment refs')
  return code.replace(methods, '')
}

/**
 * The functions of React that run only for view transitions, lists of suspended parts, hidden activities, and style sheets that
 * components render. The guest page has none of these.
 */
const idleFunctions = [
  'trackEnterViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitAppearingPairViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'startViewTransition',
  'reportViewTransitionError',
  'createViewTransitionInstance',
  'updateSuspenseListComponent',
  'updateActivityComponent',
  'getResource',
  'acquireResource',
  'suspendResource',
]

/** Empties the idle functions of React. */
const withoutIdle = (code: string): string =>
  idleFunctions.reduce((strippedCode, name) => {
    const shorter = strippedCode.replace(
      new RegExp(`^function ${name}\\([^)]*\\) \\{[^]*?^\\}`, 'm'),
      `function ${name}() {}`,
    )
    if (shorter === strippedCode) throw new Error(`React no longer has ${name}`)
    return shorter
  }, code)

/** Removes React's attributes of linked SVG, and its connection to developer tools, which the guest page doesn't have. */
function withoutLinks(code: string): string {
  const attributes = /^ {4}case "xlink\w+":\n[^]*?^ {6}break;\n/gm
  const tools = /^if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[^]*?^\}\n/m
  if (code.match(attributes)?.length !== 7 || !tools.test(code)) throw new Error('React has moved its links')
  return code.replace(attributes, '').replace(tools, '')
}

/** The functions of React that nothing on the guest page calls, and that a bundler keeps. */
const unusedInReact = [
  'Activity',
  'Profiler',
  'ViewTransition',
  '__COMPILER_RUNTIME',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'createRef',
  'unstable_useCacheRefresh',
  'useActionState',
  'useOptimistic',
]
const unusedInReactDom = [
  'browser',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_batchedUpdates',
  'useFormState',
  'useFormStatus',
]

/** Removes exports from a CommonJS module. */
const withoutExports = (code: string, names: readonly string[]): string =>
  names.reduce((strippedCode, name) => {
    const shorter = strippedCode.replace(new RegExp(`^exports\\.${name} = [^]*?(?=^exports\\.)`, 'm'), '')
    if (shorter === strippedCode) throw new Error(`React no longer exports ${name}`)
    return shorter
  }, code)

/** The selectors of Tailwind's base rules for elements that aren't on the guest page. */
const absentElements = [
  'hr',
  'abbr:where([title])',
  'code,kbd,samp,pre',
  'small',
  'sub,sup',
  'sub',
  'sup',
  'table',
  'progress',
  ':where(select:is([multiple],[size])) optgroup',
  ':where(select:is([multiple],[size])) optgroup option',
  '::-webkit-search-decoration',
]

/** Removes the rules for `absentElements` from a minified style sheet. */
const withoutAbsent = (css: string): string =>
  absentElements.reduce((strippedCode, selector) => {
    const at = Math.max(strippedCode.indexOf(`}${selector}{`), strippedCode.indexOf(`{${selector}{`)) + 1
    if (at === 0) throw new Error(`The base styles have no rule for ${selector}`)
    return strippedCode.slice(0, at) + strippedCode.slice(strippedCode.indexOf('}', at) + 1)
  }, css)

/** Removes the variables of Tailwind that no rule of the style sheet reads. */
const withoutUnread = (css: string): string =>
  [...css.matchAll(/@property (--tw-[\w-]+)/g)]
    .flatMap(([, name]) =>
      name === undefined || css.includes(`var(${name},`) || css.includes(`var(${name})`) ? [] : name,
    )
    .reduce(
      (strippedCode, name) =>
        strippedCode
          .replace(new RegExp(`@property ${name}\\{[^}]*\\}`), '')
          .replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), ''),
      css,
    )

/**
 * Plugin that makes the guest page smaller: it replaces some modules with lighter versions, and references to `limits` with the
 * values themselves.
 */
const lightParts: Plugin = {
  name: 'light-parts',
  enforce: 'pre',
  load: (id) => {
    // The lazy parts load their own styles, so there is nothing to prefetch.
    if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load()'
    const [, part] = /\/layout\/Guest(Header|Footer)\.tsx$/.exec(id) ?? []
    if (part !== undefined)
      return `import { renderedPart } from './renderedPart.tsx'; export const Guest${part} = renderedPart('${part.toLowerCase()}')`
    if (id.endsWith('/screens/event/guestParts/partStyles.ts'))
      return "export { partStyles } from './guestPartStyles.ts'"
    if (id.endsWith('/screens/event/rsvp/HeadPart.tsx')) return "export { HeadPart } from './guestHeadPart.tsx'"
    if (id.endsWith('/screens/event/rsvp/summary/SummaryPart.tsx'))
      return "export { SummaryPart, loadSummary } from './guestSummaryPart.tsx'"
    // The document contains the CSS rule for the event's colors, and guests can't change them.
    if (id.endsWith('/ThemeScope/adoptEventTheme.ts')) return 'export const adoptEventTheme = () => undefined'
    return undefined
  },
  transform: (code, id) => {
    if (id.endsWith('/react-dom-client.production.js'))
      return withoutExports(
        withoutLinks(withoutIdle(withoutFragmentRefs(withoutHooks(withoutHints(withoutStacks(code)))))),
        ['createRoot'],
      )
    if (id.endsWith('/react-dom.production.js')) return withoutExports(code, unusedInReactDom)
    if (id.endsWith('/react.production.js')) return withoutExports(code, unusedInReact)
    // The guest page uses only a few of the limits.
    if (!/import \{ limits \} from/.test(code)) return undefined
    return code.replace(/\blimits\.(\w+)/g, (text, name: string) =>
      Object.hasOwn(limits, name) ? String(Reflect.get(limits, name)) : text,
    )
  },
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = withoutUnread(withoutAbsent(String(file.source)))
    },
  },
}

/**
 * Plugin that keeps Zod from trying to create functions from strings. The Content Security Policy forbids this, and browsers
 * report every attempt. The setting must be in place before any schema is created, so the plugin adds it to Zod's own module.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  transform: (code, id) => {
    if (!id.endsWith('/zod/v4/core/core.js')) return undefined
    if (!code.includes('export const globalConfig')) throw new Error('Zod has moved its settings')
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
  // Replaces dependencies of Radix; see those files.
  resolve: {
    alias: {
      'react-remove-scroll': from('../ui/private/RemoveScroll.tsx'),
      '@radix-ui/react-popper': from('../ui/private/Popper.tsx'),
      'aria-hidden': from('../ui/private/hideOthers.ts'),
    },
  },
  // The version and short build id sent with every call (CONST-17).
  define: {
    __APP_VERSION__: JSON.stringify(process.env.FESTOON_VERSION ?? manifest.version),
    ...(target === 'worker' ? { GUEST_PARTS: JSON.stringify(guestParts()) } : {}),
    // Guests don't have React's developer tools.
    ...(target === 'guest' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {}),
  },
  // Bundles all dependencies, so that a server can be installed without the browser build's packages.
  ssr: { noExternal: true },
  build,
})
