import { frontDoorPictures } from '@festoon/contract/themes/frontDoorPictures'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { galleryFolder } from './galleryPictures.ts'
import { inspirationOf } from './inspirations.ts'
import { drawInspiration } from './drawInspiration.ts'
import { folderStorage } from '../../providers/storage/folder.ts'
import { storeGalleryPicture } from './storeGalleryPicture.ts'

// Run by the build, `node server/media/gallery/drawFrontDoor.ts FOLDER`: the first visitor of a fresh server waits for no picture of the
// front door, and there is time to make them small.

const [, , target] = process.argv
if (target === undefined) throw new TypeError('Say which folder the pictures go into')
const storage = folderStorage(resolve(target))
/** Widths, as they end a file's name. */
const sizes = { '-320': 320, '-640': 640, '': 1_024 }

const queue = [...frontDoorPictures]
const drawNext = async (): Promise<void> => {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const inspiration = inspirationOf(name)
    if (!inspiration) throw new RangeError(`There is no inspiration ${name}`)
    const picture = await drawInspiration(inspiration)
    for (const [ending, width] of Object.entries(sizes))
      await storage.put(
        `${galleryFolder}/${name}${ending}.avif`,
        await sharp(picture).removeAlpha().resize(width).avif({ quality: 50, effort: 1 }).toBuffer(),
      )
    await storeGalleryPicture(storage, `${galleryFolder}/${name}`, picture)
  }
}
// Drawing keeps one core busy, encoding the others.
await Promise.all([drawNext(), drawNext()])
