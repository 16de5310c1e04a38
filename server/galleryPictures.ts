import { oneAtATime } from './http/uploads/oneAtATime.ts'
import { storePicture } from './http/uploads/storePicture.ts'
import { inspirationOf } from './inspirations.ts'
import { drawInspiration } from './providers/images/drawInspiration.ts'
import type { FileStorage } from './providers/storage/port.ts'

const folder = 'gallery'
/** Pictures that may stand in line: a page of the gallery, for a few visitors at once. */
const waiting = 60

export interface GalleryPictures {
  /** A file of an inspiration's picture, `703-2-640.webp`; undefined when there is no such inspiration. */
  read(file: string): Promise<Buffer | undefined>
  /** Makes sure that the picture under a path, `/files/gallery/703-2.webp`, is there. False: it is not of the gallery. */
  ensure(photoUrl: string): Promise<boolean>
}

/** The gallery's pictures: drawn once, then kept like any other. */
export function galleryPictures(storage: FileStorage): GalleryPictures {
  const inTurn = oneAtATime(waiting)
  const underWay = new Map<string, Promise<void>>()

  const draw = async (name: string): Promise<boolean> => {
    const inspiration = inspirationOf(name)
    if (!inspiration) return false
    if (await storage.has(`${folder}/${name}.webp`)) return true
    const drawing =
      underWay.get(name) ??
      inTurn(async () => void (await storePicture(storage, folder, name, await drawInspiration(inspiration))))
    underWay.set(name, drawing)
    try {
      await drawing
    } finally {
      underWay.delete(name)
    }
    return true
  }
  return {
    read: async (file) => {
      const [, name = ''] = /^(\d{3}-[1-9])/.exec(file) ?? []
      return (await draw(name)) ? storage.read(`${folder}/${file}`) : undefined
    },
    ensure: async (photoUrl) => {
      const [, name] = /^\/files\/gallery\/(\d{3}-[1-9])\.webp$/.exec(photoUrl) ?? []
      return name !== undefined && draw(name)
    },
  }
}
