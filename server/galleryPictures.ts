import { artVersion } from '@festoon/contract/themes/galleryPicture'
import { setTimeout as pause } from 'node:timers/promises'
import { oneAtATime } from './http/uploads/oneAtATime.ts'
import { inspirationOf } from './inspirations.ts'
import { drawInspiration } from './providers/images/drawInspiration.ts'
import type { FileStorage } from './providers/storage/port.ts'
import { storeGalleryPicture } from './storeGalleryPicture.ts'

/** Pictures that were drawn differently are kept, and forgotten. */
export const galleryFolder = `gallery/${artVersion}`
/** Pictures that may stand in line: a page of the gallery, for a few visitors at once. */
const mostWaiting = 60
/** Milliseconds of rest after each picture that is drawn ahead, beside as long as drawing it took. */
const leastRestMs = 200

export interface GalleryPictures {
  /**
   * A file of an inspiration's picture, `703-2-640.webp`; undefined when there is no such inspiration.
   * @throws Failure unavailable while too many others are being drawn.
   */
  read(file: string): Promise<Buffer | undefined>
  /** The same picture as AVIF, half as large; undefined when there is none: only what the build drew has it. */
  readAvif(file: string): Promise<Buffer | undefined>
  /** Makes sure that the picture under a path, `/files/gallery/703-2.webp`, is there. False: it is not of the gallery. */
  ensure(photoUrl: string): Promise<boolean>
  /**
   * Draws those of the named pictures, `703-2`, that are not there yet: one after the other, resting as long as it draws, and
   * only while nobody waits for another. Ends early when it is told to.
   */
  drawAhead(names: readonly string[], signal: AbortSignal): Promise<void>
}

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
