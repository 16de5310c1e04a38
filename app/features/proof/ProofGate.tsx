import { useEffect, useState } from 'react'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { onProofAsked, type ProofContact } from '../../platform/rpc/askForProof.ts'

// Loaded when an operation first needs a proof.
const ProofDialog = lazyPart(() => import('./ProofDialog.tsx').then((module) => module.ProofDialog))

/** Shows the proof dialog whenever a call needs one. The layout contains it once. */
export function ProofGate() {
  const [request, setRequest] = useState<{ contact: ProofContact; settle: (isProven: boolean) => void }>()
  useEffect(() => onProofAsked((contact, settle) => setRequest({ contact, settle })), [])
  if (!request) return null
  return (
    <ProofDialog
      contact={request.contact}
      onClose={(isProven) => {
        setRequest(undefined)
        request.settle(isProven)
      }}
    />
  )
}
