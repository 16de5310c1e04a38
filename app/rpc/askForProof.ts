/** Shows the dialog in which the user proves that they are present, and calls its argument when the dialog closes. */
type Show = (settle: (isProven: boolean) => void) => void

let show: Show | undefined
let asking: Promise<boolean> | undefined

/** Sets the function that shows the dialog. Returns a function that removes it again. */
export function onProofAsked(next: Show): () => void {
  show = next
  return () => {
    if (show === next) show = undefined
  }
}

/**
 * Asks the user to prove that they are present. Returns false if they close the dialog, or if this page can't show it. Calls
 * that ask at the same time share one dialog.
 */
export function askForProof(): Promise<boolean> {
  const ask = show
  if (!ask) return Promise.resolve(false)
  asking ??= new Promise<boolean>((resolve) => ask(resolve)).finally(() => {
    asking = undefined
  })
  return asking
}
