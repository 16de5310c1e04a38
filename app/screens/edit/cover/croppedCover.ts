import { useEffect, useRef, useState } from 'react'
import { readBlob, storeBlob } from '../../../platform/browser/blobStore.ts'
import { newUuid } from '../../../platform/browser/newUuid.ts'

// A cropped cover stays on the device until the event is saved. Fields contain a reference, `cropped:{uuid}`; the image
// is stored in IndexedDB, where it survives a reload and signing in.

const prefix = 'cropped:'

/** Returns true if `cover` is a reference to a cropped image on this device, rather than a path on the server. */
export const isCropped = (cover: string): boolean => cover.startsWith(prefix)

/** Stores a cropped image on this device and returns a reference to it. */
export async function keepCropped(image: Blob): Promise<string> {
  const cover = `${prefix}${newUuid()}`
  await storeBlob(cover, image)
  return cover
}

/** The longest time that downloading a cover image may take, in ms. */
const downloadMs = 10_000

/**
 * Stores a copy of another host's cover image on this device, and returns a reference to it; null if the image can't be
 * downloaded. Saving uploads the copy as the user's own image (docs/decisions/036-images-from-outside.md).
 */
export async function copyCover(photoUrl: string): Promise<string | null> {
  try {
    const response = await fetch(photoUrl, { signal: AbortSignal.timeout(downloadMs) })
    const image = await response.blob()
    return response.ok && image.type.startsWith('image/') ? await keepCropped(image) : null
  } catch {
    return null
  }
}

/** Returns the cropped image that a reference points to; undefined if the image isn't on this device or can't be read. */
export const readCropped = (cover: string): Promise<Blob | undefined> => readBlob(cover)

/**
 * Returns a URL for displaying a cover image: the path of an image on the server, or an object URL for a cropped image. Returns
 * undefined if there is no image or a cropped image hasn't been read.
 */
export function useCoverSource(cover: string | null): string | undefined {
  const [source, setSource] = useState<{ of: string; url: string }>()
  useEffect(() => {
    if (cover === null || !isCropped(cover)) return undefined
    let url: string | undefined
    let isStale = false
    const show = async (): Promise<void> => {
      const image = await readCropped(cover)
      if (!image || isStale) return
      url = URL.createObjectURL(image)
      setSource({ of: cover, url })
    }
    void show()
    return () => {
      isStale = true
      setSource(undefined)
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [cover])
  if (cover === null) return undefined
  if (!isCropped(cover)) return cover
  return source?.of === cover ? source.url : undefined
}

/** Calls `onLost` with the reference in `cover` if the cropped image is no longer on this device. */
export function useLostCover(cover: string | null, onLost: (cover: string) => void): void {
  const latest = useRef(onLost)
  useEffect(() => {
    latest.current = onLost
  })
  useEffect(() => {
    if (cover === null || !isCropped(cover)) return
    const look = async (): Promise<void> => {
      if (!(await readCropped(cover))) latest.current(cover)
    }
    void look()
  }, [cover])
}
