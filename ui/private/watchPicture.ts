/** The distance from the window at which an image starts to load, so that a fast scroller hardly sees its placeholder. */
const early = '150%'

let observer: IntersectionObserver | undefined

/** Starts to load an image before it comes near the window, or into view of a row that scrolls sideways. */
function loadEarly(image: HTMLImageElement): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
        target.loading = 'eager'
        observer?.unobserve(target)
      }
    },
    { root: document, rootMargin: `${early} 0px`, scrollMargin: `0px ${early}` },
  )
  observer.observe(image)
  return () => observer?.unobserve(image)
}

/**
 * Ref callback for the frame of a lazy image. Loads the image early, and marks the frame with `data-loading` until the image
 * can be shown, so that it can fade in over its placeholder. Without a script, the image is just there.
 */
export function watchPicture(frame: HTMLElement | null): (() => void) | undefined {
  const image = frame?.querySelector('img')
  if (!frame || !image || image.complete) return undefined
  frame.dataset['loading'] = ''
  const show = (): void => {
    delete frame.dataset['loading']
  }
  frame.addEventListener('load', show, true)
  frame.addEventListener('error', show, true)
  const stop = loadEarly(image)
  return () => {
    stop()
    frame.removeEventListener('load', show, true)
    frame.removeEventListener('error', show, true)
  }
}
