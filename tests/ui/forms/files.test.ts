import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acceptFiles } from '../../../ui/FileUpload/accept.ts'
import { imageKind, imageProblem, type ImageKind } from '../../../ui/FileUpload/imageKind.ts'
import { imageTypes } from '../../../ui/FileUpload/imageTypes.ts'

/** The first bytes of an image of each kind, in Latin-1. */
const heads: [kind: ImageKind, head: string][] = [
  ['png', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
  ['gif', 'GIF89a'],
  ['gif', 'GIF87a'],
  ['jpeg', '\u00ff\u00d8\u00ff\u00e1'],
  ['webp', 'RIFF\u0024\n\0\0WEBPVP8 '],
  ['avif', '\0\0\0\u0020ftypavif\0\0\0\0avifmif1'],
  ['avif', '\0\0\0\u0020ftypmif1\0\0\0\0mif1avif'],
  ['heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'],
]
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const file = (content: string, name = 'x', type = '') => new File([bytesOf(content)], name, { type })
const headOf = (kind: ImageKind) => heads.find(([one]) => one === kind)?.[1] ?? ''
const messageOf = async (...files: File[]) => (await acceptFiles(files, imageTypes)).message

it('are accepted one at a time and of the right type [VAL-23, CONST-15]', async () => {
  expect(imageTypes).toEqual(['image/png', 'image/gif', 'image/jpeg', 'image/jpg'])
  for (const kind of ['png', 'gif', 'jpeg'] as const)
    expect((await acceptFiles([file(headOf(kind))], imageTypes)).files).toHaveLength(1)
  expect(await messageOf(file('<svg/>', 'a.svg', 'image/svg+xml'))).toBe(
    "This file type isn't supported. Choose a PNG, GIF, or JPEG file.",
  )
  expect(await messageOf(file(headOf('png')), file(headOf('png')))).toBe('Choose one file at a time.')
  expect(await messageOf()).toBe('No file selected. Choose a file and try again.')
  const list = new File(['x'], 'Guests.CSV', { type: 'application/vnd.ms-excel' })
  expect((await acceptFiles([list], ['.csv'])).files).toEqual([list])
  expect((await acceptFiles([file('x', 'x', 'text/csv')], ['.csv'])).message).toBe(
    "This file type isn't supported. Choose a CSV file.",
  )
})

it('the content of an image decides, not its name [VAL-23]', async () => {
  expect(await messageOf(file(headOf('jpeg'), 'me.webp', 'image/webp'))).toBeUndefined()
  expect(await messageOf(file(headOf('gif'), 'me', ''))).toBeUndefined()
  expect(await messageOf(file(headOf('webp'), 'me.jpg', 'image/jpeg'))).toBe(
    'This image is a WebP. Save it as a PNG, GIF, or JPEG file, and choose that one.',
  )
  expect(await messageOf(file(headOf('avif'), 'me.png', 'image/png'))).toMatch(/^This image is an AVIF\. /)
  expect(await messageOf(file(headOf('heic'), 'IMG_1.jpg', 'image/jpeg'))).toMatch(/^This image is a HEIC\. /)
  expect(await messageOf(file('', 'empty.png', 'image/png'))).toMatch(/^This file type isn't supported\. /)
  expect(await imageProblem(file(headOf('webp')), ['image/webp'])).toBeUndefined()
  expect(await imageProblem(file(headOf('png')), ['image/webp', 'image/avif'])).toBe(
    'This image is a PNG. Save it as a WebP or AVIF file, and choose that one.',
  )
})

it.each(heads)('an image is a %s by its first bytes', (kind, head) => {
  expect(imageKind(bytesOf(`${head}${'\0'.repeat(100)}`))).toBe(kind)
  expect(imageKind(bytesOf(head.slice(0, 2)))).toBeUndefined()
  expect(imageKind(bytesOf(` ${head}`))).toBeUndefined()
})

it('no bytes break the reading of a kind', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => void imageKind(bytes)))
})
