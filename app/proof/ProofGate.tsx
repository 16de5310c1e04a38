import { useEffect, useState } from 'react'
import { lazyPart } from '../parts/lazyPart.tsx'
import { onProofAsked } from '../rpc/askForProof.ts'

// Loaded when an operation first needs a proof.
const ProofDialog = lazyPart(() => import('./ProofDialog.tsx').then((module) => module.ProofDialog))

/** Shows the proof dialog whenever a call needs one. The layout contains it once. */
export function ProofGate() {
  const [settle, setSettle] = useState<(isProven: boolean) => void>()
  useEffect(() => onProofAsked((next) => setSettle(() => next)), [])
  if (!settle) return null
  return (
    <ProofDialog
      onClose={(isProven) => {
        setSettle(undefined)
        settle(isProven)
      }}
    />
  )
}
