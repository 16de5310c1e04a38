import { uploadImage } from '../../api/uploadImage.ts'

/** Where the server keeps a cover. A picture that is only here is uploaded; one that is not, keeps its address (EDIT-11, EDIT-12). */
export async function keptCover(cover: string): Promise<string> {
  const image = imageIn(cover)
  return image ? uploadImage(image) : cover
}

/** The picture of a data URL; undefined when it is none. Not fetch(): the page's policy lets it connect to nobody but its own server. */
export function imageIn(url: string): Blob | undefined {
  const [, type, body] = /^data:(image\/[\w+.-]+);base64,(.*)$/s.exec(url) ?? []
  if (type === undefined || body === undefined) return undefined
  try {
    return new Blob([Uint8Array.from(atob(body), (character) => character.charCodeAt(0))], { type })
  } catch {
    return undefined
  }
}
