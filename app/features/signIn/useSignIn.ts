import { useState, useSyncExternalStore } from 'react'
import { identityPort } from '../../platform/identity/identityPort.ts'
import { useSite } from '../../platform/session/site.ts'
import { createSignInFlow, type Codes, type SignInFlow } from './signInFlow.ts'
import type { SignIn } from './signInMachine.ts'

export interface SignInSteps extends Omit<SignInFlow, 'state' | 'subscribe'> {
  state: SignIn
}

/**
 * Returns a sign-in flow and its current state. `begin` returns the initial state, and `codes` replaces the functions that send
 * and check codes. Both are used only on the first render.
 */
export function useSignIn(begin: () => SignIn, codes?: Codes): SignInSteps {
  const site = useSite()
  const [flow] = useState(() =>
    createSignInFlow({ port: () => identityPort(site), supportEmail: site.supportEmail, start: begin(), codes }),
  )
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state)
  return { ...flow, state }
}
