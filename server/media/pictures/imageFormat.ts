export type ImageFormat = 'png' | 'gif' | 'jpeg' | 'webp' | 'avif' | 'svg'

/**
 * Detects an image's format from its first bytes (VAL-24), because the sender controls the file name and media type. Returns
 * undefined for an unsupported format. An animated PNG counts as PNG.
 */
export function imageFormat(content: Buffer): ImageFormat | undefined {
  const starts = (text: string, at = 0): boolean => content.subarray(at, at + text.length).toString('latin1') === text
  if (starts('\u0089PNG\r\n\u001a\n')) return 'png'
  if (starts('GIF87a') || starts('GIF89a')) return 'gif'
  if (starts('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('ftypavif', 4) || starts('ftypavis', 4)) return 'avif'
  const head = content
    .subarray(0, 1_024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  const body = head.replace(/^\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*>|\s)*/i, '')
  return /^<svg[\s>]/.test(body) ? 'svg' : undefined
}

/** Returns true for a drawing. One of a few KB can use all the memory and CPU time of its process. */
export const isDrawing = (content: Buffer): boolean => imageFormat(content) === 'svg'
