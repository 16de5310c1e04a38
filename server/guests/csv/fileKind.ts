import * as copy from '@festoon/contract/messages/guests/guestCsv'

/** A file that may hold a guest list, or the message that says what it is instead. */
export type FileKind = { kind: 'text' | 'workbook' } | { kind: 'other'; message: string }

/** Patterns for the first bytes of files, as Latin-1, and the messages for them. */
const beginnings: readonly [RegExp, string][] = [
  [/^%PDF-/, copy.isPdf],
  [/^\xD0\xCF[^]\xE0\xA1/, copy.isOldWorkbook],
  [
    /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|BM[^]{4}\0\0|II\*\0|MM\0\*|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif|avif))/,
    copy.isPicture,
  ],
  [/^\{\\rtf/, copy.isDocument],
  [/^(?:\xEF\xBB\xBF)?\s*<(?:!doctype html|html|table|head|body|\?xml)\b/i, copy.isWebPage],
  [/^(?:\xEF\xBB\xBF)?\s*BEGIN:VCALENDAR/i, copy.isCalendar],
]
/** Patterns for the names of files inside ZIP archives, and the messages for the archives. */
const archives: readonly [RegExp, string][] = [
  [/word\/|vnd\.oasis\.opendocument\.text/, copy.isDocument],
  [/vnd\.oasis\.opendocument\.spreadsheet/, copy.isOpenSheet],
  [/Index\/[\w-]*\.iwa/, copy.isNumbersSheet],
]

/** Determines the kind of an uploaded file by its content, because its name may be wrong. */
export function fileKind(content: Buffer): FileKind {
  const other = (message: string): FileKind => ({ kind: 'other', message })
  const start = content.subarray(0, 1_024).toString('latin1')
  const beginning = beginnings.find(([pattern]) => pattern.test(start))
  if (beginning) return other(beginning[1])
  if (!start.startsWith('PK\x03\x04')) return { kind: 'text' }
  // The names of all files stand at the end of an archive, and the first ones also at its start.
  const names = start + content.subarray(-65_536).toString('latin1')
  if (names.includes('xl/')) return { kind: 'workbook' }
  return other(archives.find(([pattern]) => pattern.test(names))?.[1] ?? copy.isArchive)
}
