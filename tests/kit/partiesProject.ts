import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { partiesData } from '../../app/screens/welcome/partiesData.ts'
import { drawInspiration } from '../../server/media/gallery/drawInspiration.ts'
import { galleryFolder } from '../../server/media/gallery/galleryImages.ts'
import { inspirationOf } from '../../server/media/gallery/inspirations.ts'
import { storeGalleryImage } from '../../server/media/gallery/storeGalleryImage.ts'
import { folderStorage } from '../../server/providers/storage/folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = 'app/screens/welcome/parties'
const home = 'tests/kit/parties'
/** The images that the build drew. Without a build, they are drawn here, which takes a second each. */
const builtImages = join(root, 'dist/pictures', galleryFolder)

/** The date that the page shows. */
export const today = '2026-11-22'

/**
 * Copies the app's parties page to the same paths in a project elsewhere, with the data that the app would show and its
 * images. Returns the folder to build.
 */
export async function partiesProject(folder: string): Promise<string> {
  for (const part of [page, home]) cpSync(join(root, part), join(folder, part), { recursive: true })
  const data = partiesData(today)
  const document = join(folder, home, 'index.html')
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  const html = readFileSync(document, 'utf8')
  writeFileSync(
    document,
    html.replace(/(id="data">)\s*null\s*(<)/, (_all, before: string, after: string) => before + json + after),
  )
  const files = join(folder, home, 'public/files')
  mkdirSync(join(files, 'gallery'), { recursive: true })
  const storage = folderStorage(files)
  const cards = data.galleries.flatMap((gallery) => gallery.cards.map(({ id }) => id))
  const samples = data.samples.map(({ id }) => `${id}-1`)
  for (const id of new Set([...cards, ...samples, ...data.invites.map((invite) => invite.id)])) {
    const inspiration = inspirationOf(id)
    if (!inspiration) throw new Error(`No inspiration ${id}`)
    if (existsSync(join(builtImages, `${id}.webp`)))
      for (const file of globSync(`${id}{,-*}.{webp,jpg}`, { cwd: builtImages }))
        cpSync(join(builtImages, file), join(files, 'gallery', file))
    else await storeGalleryImage(storage, `gallery/${id}`, await drawInspiration(inspiration))
  }
  return join(folder, home)
}
