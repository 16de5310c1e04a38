import { resolve } from 'node:path'
import sharp from 'sharp'
import { imageStyles } from '@festoon/contract/nouns/imageStyles'
import { frontDoorPictures } from '@festoon/contract/themes/frontDoorPictures'
import { folderStorage } from '../../providers/storage/folder.ts'
import { drawInspiration } from './drawInspiration.ts'
import { galleryFolder } from './galleryImages.ts'
import { inspirationOf } from './inspirations.ts'
import { storeGalleryImage } from './storeGalleryImage.ts'
import { drawStyleSample } from './styleSamples.ts'

// Run by the build as `node server/media/gallery/drawFrontDoor.ts FOLDER`. Images of the home page are drawn ahead, so that the
// first visitor doesn't wait for them, and there is time to compress them well. So are the samples of the styles, which the editor shows
// together.

const [, , target] = process.argv
if (target === undefined) throw new TypeError('Usage: node server/media/gallery/drawFrontDoor.ts FOLDER')
const storage = folderStorage(resolve(target))
/** The widths of the stored images in pixels, by the suffix of the file name. */
const sizes = { '-320': 320, '-640': 640, '': 1_024 }

const queue = [...frontDoorPictures]
const drawNext = async (): Promise<void> => {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const inspiration = inspirationOf(name)
    if (!inspiration) throw new RangeError(`Unknown inspiration ${name}`)
    const pictures = await drawInspiration(inspiration)
    for (const [ending, width] of Object.entries(sizes))
      await storage.put(
        `${galleryFolder}/${name}${ending}.avif`,
        await sharp(pictures.cover).removeAlpha().resize(width).avif({ quality: 46, effort: 1 }).toBuffer(),
      )
    await storeGalleryImage(storage, `${galleryFolder}/${name}`, pictures)
  }
}
// Drawing keeps one CPU core busy, and encoding keeps the others busy.
await Promise.all([drawNext(), drawNext()])
for (const { id } of imageStyles) await storage.put(`${galleryFolder}/style-${id}.webp`, await drawStyleSample(id))
