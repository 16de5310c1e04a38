/**
 * Generates an image for stories and tests, and returns its `data:` URL, or '' outside a browser. `width` and `height` are in
 * pixels.
 */
export function picture(width: number, height: number): string {
  if (typeof document === 'undefined') return ''
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return ''
  const sky = context.createLinearGradient(0, 0, width, height)
  sky.addColorStop(0, 'gold')
  sky.addColorStop(0.55, 'tomato')
  sky.addColorStop(1, 'rebeccapurple')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'white'
  context.beginPath()
  context.arc(width * 0.62, height * 0.38, Math.min(width, height) * 0.16, 0, Math.PI * 2)
  context.fill()
  return canvas.toDataURL('image/png')
}
