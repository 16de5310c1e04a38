/** Saves content as a downloaded file with the given name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Delayed, because the browser reads the URL later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
