import { setTimeout as pause } from 'node:timers/promises'
import { artVersion } from '@festoon/contract/themes/galleryPicture'
import type { GalleryImages } from '../../core/GalleryImages.ts'
import { oneAtATime } from '../../core/turns/oneAtATime.ts'
import type { FileStorage } from '../../providers/storage/port.ts'
import { drawInspiration } from './drawInspiration.ts'
import { inspirationOf } from './inspirations.ts'
import { storeGalleryImage } from './storeGalleryImage.ts'
import { drawStyleSample, sampledStyle } from './styleSamples.ts'

/** The storage folder of the gallery images. Each version of the art has its own folder. */
export const galleryFolder = `gallery/${artVersion}`
/** The maximum number of images waiting to be drawn. Enough for a few visitors who each load a page of the gallery at once. */
const maxWaiting = 60
/** The minimum pause in ms after drawing an image in advance. The time it took to draw the image is added. */
const minRestMs = 200

interface From {
  /** The maximum number of images that wait while another is being drawn. */
  waiting?: number
  /** The storage that contains the home page's images, which were drawn during the build. */
  builtImages?: FileStorage | undefined
}

/**
 * Creates the service that provides the gallery's images. Images that weren't drawn during the build are drawn when first
 * requested, and then stored.
 */
export function galleryImages(storage: FileStorage, { waiting = maxWaiting, builtImages }: From = {}): GalleryImages {
  const inTurn = oneAtATime(waiting, 'unavailable')
  const underWay = new Map<string, Promise<void>>()

  const isThere = async (name: string): Promise<boolean> => {
    const file = `${galleryFolder}/${name}.webp`
    return (await builtImages?.exists(file)) === true || storage.exists(file)
  }
  /** Returns the function that draws and stores an image; undefined if there is no such image. */
  const artistOf = (name: string): (() => Promise<void>) | undefined => {
    const path = `${galleryFolder}/${name}`
    const inspiration = inspirationOf(name)
    if (inspiration) return async () => storeGalleryImage(storage, path, await drawInspiration(inspiration))
    const style = sampledStyle(name)
    return style && (async () => storage.put(`${path}.webp`, await drawStyleSample(style)))
  }
  const draw = async (name: string): Promise<boolean> => {
    const artist = artistOf(name)
    if (!artist) return false
    if (await isThere(name)) return true
    const drawing = underWay.get(name) ?? inTurn(artist)
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
      const [, name = ''] = /^(\d{3}-[1-9]|style-[a-z]+)/i.exec(file) ?? []
      const path = `${galleryFolder}/${file}`
      return (await draw(name)) ? ((await builtImages?.read(path)) ?? storage.read(path)) : undefined
    },
    readAvif: async (file) => builtImages?.read(`${galleryFolder}/${file.replace(/\.webp$/, '.avif')}`),
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
        // The pause doesn't delay the server's shutdown.
        await pause(minRestMs + performance.now() - began, undefined, { signal, ref: false }).catch(() => undefined)
      }
    },
  }
}
