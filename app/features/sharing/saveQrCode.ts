import { saveFile } from '../../platform/browser/saveFile.ts'

/** The width of a PNG in pixels: 17 cm at 300 dots per inch. */
const pngWidth = 2_048

function svgFile(code: SVGSVGElement): Blob {
  const copy = code.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('Not an SVG image')
  copy.removeAttribute('class')
  copy.setAttribute('width', String(pngWidth))
  copy.setAttribute('height', String(pngWidth))
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

/** Saves a QR code as an SVG file, which stays sharp at any size. `name` has no extension. */
export const saveQrSvg = (code: SVGSVGElement, name: string): void => saveFile(svgFile(code), `${name}.svg`)

/**
 * Saves a QR code as a PNG file. `name` has no extension.
 * @throws Error if the browser can't draw the image.
 */
export async function saveQrPng(code: SVGSVGElement, name: string): Promise<void> {
  const address = URL.createObjectURL(svgFile(code))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(pngWidth, pngWidth)
    canvas.getContext('2d')?.drawImage(image, 0, 0, pngWidth, pngWidth)
    saveFile(await canvas.convertToBlob({ type: 'image/png' }), `${name}.png`)
  } finally {
    URL.revokeObjectURL(address)
  }
}
