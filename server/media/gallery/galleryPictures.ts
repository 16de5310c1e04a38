import { artVersion } from '@festoon/contract/themes/galleryPicture'
import { setTimeout as pause } from 'node:timers/promises'
import { oneAtATime } from '../../core/oneAtATime.ts'
import { inspirationOf } from './inspirations.ts'
import { drawInspiration } from './drawInspiration.ts'
import type { FileStorage } from '../../providers/storage/port.ts'
import { storeGalleryPicture } from './storeGalleryPicture.ts'
import type { GalleryPictures } from '../../core/GalleryPictures.ts'

/** Pictures that were drawn differently are kept, and forgotten. */
export const galleryFolder = `gallery/${artVersion}`
/** Pictures that may stand in line: a page of the gallery, for a few visitors at once. */
const mostWaiting = 60
/** Milliseconds of rest after each picture that is drawn ahead, beside as long as drawing it took. */
const leastRestMs = 200

interface From {
  /** How many more may stand in line behind the one being drawn. */
  waiting?: number
  /** What the build has drawn already: the front door's. */
  built?: FileStorage | undefined
}

/** The gallery's pictures: those that the build drew, and others drawn once, then kept like any other. */
export function galleryPictures(storage: FileStorage, { waiting = mostWaiting, built }: From = {}): GalleryPictures {
  const inTurn = oneAtATime(waiting, 'unavailable')
  const underWay = new Map<string, Promise<void>>()

  const isThere = async (name: string): Promise<boolean> => {
    const file = `${galleryFolder}/${name}.webp`
    return (await built?.has(file)) === true || storage.has(file)
  }
  const draw = async (name: string): Promise<boolean> => {
    const inspiration = inspirationOf(name)
    if (!inspiration) return false
    if (await isThere(name)) return true
    const drawing =
      underWay.get(name) ??
      inTurn(async () => {
        await storeGalleryPicture(storage, `${galleryFolder}/${name}`, await drawInspiration(inspiration))
      })
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
      const path = `${galleryFolder}/${file}`
      return (await draw(name)) ? ((await built?.read(path)) ?? storage.read(path)) : undefined
    },
    readAvif: async (file) => built?.read(`${galleryFolder}/${file.replace(/\.webp$/, '.avif')}`),
    ensure: async (photoUrl) => {
      const [, name] = /^\/files\/gallery\/(\d{3}-[1-9])\.webp$/.exec(photoUrl) ?? []
      return name !== undefined && draw(name)
    },
    drawAhead: async (names, signal) => {
      for (const name of names) {
        while (underWay.size > 0 && !signal.aborted) await Promise.allSettled(underWay.values())
        if (signal.aborted) return
        if (await isThere(name)) continue
        const began = performance.now()
        await draw(name)
        // Whoever stops the server does not wait for the rest.
        await pause(leastRestMs + performance.now() - began, undefined, { signal, ref: false }).catch(() => undefined)
      }
    },
  }
}
