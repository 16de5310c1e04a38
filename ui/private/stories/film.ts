/** Generates a half-second video for stories and returns its `blob:` URL. `width` and `height` are in pixels. */
export async function film(width: number, height: number): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return ''
  const parts: Blob[] = []
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const recordingStop = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true })
  })
  recorder.start()
  for (let frame = 0; frame < 15; frame += 1) {
    context.fillStyle = 'rebeccapurple'
    context.fillRect(0, 0, width, height)
    context.fillStyle = 'gold'
    context.fillRect((frame * width) / 15, 0, width / 15, height)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await recordingStop
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
}
