import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { EntryAssets, PageAssets } from '@festoon/contract/wire/page'
import { scale } from '@festoon/tokens/scale'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

/**
 * Reads the URLs of the scripts, styles, and fonts of the app and the guest page from the build's manifests. The guest page
 * contains its CSS inline, so that it renders after one round trip. The app's pages link to their CSS.
 */
export async function readAssets(clientFolder: string): Promise<PageAssets> {
  const manifest = async (name: string): Promise<Manifest> =>
    manifestSchema.parse(JSON.parse(await readFile(join(clientFolder, '.vite', name), 'utf8')))
  const app = await manifest('manifest.json')
  const guest = await manifest('guest-manifest.json').catch(() => app)
  return {
    app: await entryAssets(clientFolder, app, 'entry/main.tsx', false),
    guest: await entryAssets(clientFolder, guest, 'entry/guest.tsx', true),
  }
}

async function entryAssets(folder: string, manifest: Manifest, entry: string, inline: boolean): Promise<EntryAssets> {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The app's build has no entry ${entry}`)
  const chunks = reach(manifest, entry)
  const stylesheets = [...new Set([...chunks].flatMap((name) => manifest[name]?.css ?? []))]
  const css = (await Promise.all(stylesheets.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
  return {
    script: `/${chunk.file}`,
    preloads: [...chunks]
      .filter((name) => name !== entry)
      .flatMap((name) => manifest[name]?.file ?? [])
      .map((file) => `/${file}`),
    stylesheets: inline ? [] : stylesheets.map((file) => `/${file}`),
    inlineCss: inline ? absolute(css, stylesheets[0] ?? '') : '',
    fonts: latinFonts(css, stylesheets[0] ?? ''),
  }
}

/**
 * Returns the names of the entry point and of all chunks that it imports, directly or indirectly. Ignores dynamic imports.
 */
function reach(manifest: Manifest, entry: string): Set<string> {
  const visitedFiles = new Set<string>()
  const visit = (name: string): void => {
    if (visitedFiles.has(name)) return
    visitedFiles.add(name)
    for (const next of manifest[name]?.imports ?? []) visit(next)
  }
  visit(entry)
  return visitedFiles
}

/**
 * Makes the relative URLs in a style sheet absolute, because the browser would resolve those in inline CSS against the page's
 * URL.
 */
function absolute(css: string, file: string): string {
  return css.replace(
    /url\((["']?)(?!["']?(?:data:|\/|https?:|#))([^)"']+)\1\)/g,
    (_all, quote: string, path: string) => {
      return `url(${quote}${new URL(path, `http://here/${file}`).pathname}${quote})`
    },
  )
}

/** The families of Festoon's own texts. The typefaces of letterings are loaded only where a text uses them. */
const ownFamilies = Object.values(scale.font).join()

/** Returns the URLs of a style sheet's Latin variable fonts that nearly every page needs right away. */
function latinFonts(css: string, file: string): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face)
  const paths = faces.flatMap((face) => {
    const [, family] = /font-family:\s*["']?([^;"']+)/.exec(face) ?? []
    const [, path] = /url\(["']?([^)"']*latin-wght[^)"']*\.woff2)["']?\)/.exec(face) ?? []
    const isOwn = family !== undefined && ownFamilies.includes(`'${family.trim()}'`)
    return isOwn && path !== undefined ? [new URL(path, `http://here/${file}`).pathname] : []
  })
  return [...new Set(paths)].filter((path) => !/latin-ext/.test(path))
}
