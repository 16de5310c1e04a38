import { wrongFileType } from '../private/laterMessages.ts'
import * as copy from '../private/messages.ts'
import { imageProblem } from './imageKind.ts'

const typeName = (type: string): string => (type.split('/')[1] ?? type.replace('.', '')).toUpperCase()

/** The accepted file, or an error message that says why no file was accepted. */
export type Acceptance = { files: File[]; message?: undefined } | { files?: undefined; message: string }

/**
 * Returns the offered file if it is the only one and is accepted. Otherwise, returns an error message. Images are accepted by their
 * content, and other files by their MIME type or extension. Use extensions for files whose MIME type varies by operating system.
 */
export async function acceptFiles(offeredFiles: readonly File[], accept: readonly string[]): Promise<Acceptance> {
  const [file, ...others] = offeredFiles
  if (!file) return { message: copy.noFile }
  if (others.length > 0) return { message: copy.oneFileOnly }
  const message = accept.every((type) => type.startsWith('image/'))
    ? await imageProblem(file, accept)
    : problemByName(file, accept)
  return message === undefined ? { files: [file] } : { message }
}

function problemByName(file: File, accept: readonly string[]): string | undefined {
  const isAccepted = accept.some((type) =>
    type.startsWith('.') ? file.name.toLowerCase().endsWith(type) : file.type === type,
  )
  return isAccepted ? undefined : wrongFileType([...new Set(accept.map(typeName))])
}
