import type { FailureData } from '@festoon/contract/wire/failure'
import { CallError } from './postCall.ts'

/** The only contact with which the user can prove who they are, or undefined if any of their contacts or passkeys will do. */
export type ProofContact = FailureData['contact']

/** Shows the dialog in which the user proves that they are present, and calls `settle` when the dialog closes. */
type Show = (contact: ProofContact, settle: (isProven: boolean) => void) => void

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
function askForProof(contact: ProofContact): Promise<boolean> {
  const ask = show
  if (!ask) return Promise.resolve(false)
  asking ??= new Promise<boolean>((resolve) => ask(contact, resolve)).finally(() => {
    asking = undefined
  })
  return asking
}

/** Calls `work`. If it fails because it needs a proof that the user is present, asks for the proof and calls it again. */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== 'proofRequired') throw error
    if (!(await askForProof(error.details.contact))) throw error
    return work()
  }
}
