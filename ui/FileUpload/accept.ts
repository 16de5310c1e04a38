import * as copy from '../private/messages.ts'
const typeName = (type: string): string => (type.split('/')[1] ?? type.replace('.', '')).toUpperCase()

/**
 * Returns true if the file's MIME type or extension is in `accept`. Use extensions for files whose MIME type varies by
 * operating system.
 */
const isAccepted = (file: File, accept: readonly string[]): boolean =>
  accept.some((type) => (type.startsWith('.') ? file.name.toLowerCase().endsWith(type) : file.type === type))

/** The accepted file, or an error message that says why no file was accepted. */
export type Acceptance = { files: File[]; message?: undefined } | { files?: undefined; message: string }

/**
 * Returns the offered file if it is the only one and has an accepted MIME type or extension. Otherwise, returns an error
 * message.
 */
export function acceptFiles(offeredFiles: readonly File[], accept: readonly string[]): Acceptance {
  const names = [...new Set(accept.map((type) => typeName(type === 'image/jpg' ? 'image/jpeg' : type)))]
  const [file, ...others] = offeredFiles
  if (!file) return { message: copy.noFile }
  if (others.length > 0) return { message: copy.oneFileOnly }
  if (!isAccepted(file, accept)) return { message: copy.wrongFileType(names) }
  return { files: [file] }
}
