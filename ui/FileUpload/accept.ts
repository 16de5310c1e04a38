import * as text from '../private/messages.ts'
const typeName = (type: string): string => (type.split('/')[1] ?? type.replace('.', '')).toUpperCase()

/** By its MIME type; or by how its name ends, where systems do not agree on a type. */
const fits = (file: File, accept: readonly string[]): boolean =>
  accept.some((type) => (type.startsWith('.') ? file.name.toLowerCase().endsWith(type) : file.type === type))

/** What became of the files that someone offered. */
export type Acceptance = { files: File[]; message?: undefined } | { files?: undefined; message: string }

/** Takes exactly one file of an accepted MIME type or ending, or says what was wrong and what would be right. */
export function acceptFiles(offered: readonly File[], accept: readonly string[]): Acceptance {
  const names = [...new Set(accept.map((type) => typeName(type === 'image/jpg' ? 'image/jpeg' : type)))]
  const [file, ...others] = offered
  if (!file) return { message: text.noFile }
  if (others.length > 0) return { message: text.oneFileOnly }
  if (!fits(file, accept)) return { message: text.wrongFileType(names) }
  return { files: [file] }
}
