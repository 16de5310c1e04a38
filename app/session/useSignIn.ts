import { useState, useSyncExternalStore } from 'react'
import { identityPort } from './identity/identityPort.ts'
import { createSignInFlow, type Codes, type SignInFlow } from './signInFlow.ts'
import type { SignIn } from './signInMachine.ts'
import { useSite } from './site.ts'

export interface SignInSteps extends Omit<SignInFlow, 'state' | 'subscribe'> {
  state: SignIn
}

/** A sign-in on a screen. `begin` says where it starts, `codes` by which codes, if not its own; only the first ones count. */
export function useSignIn(begin: () => SignIn, codes?: Codes): SignInSteps {
  const site = useSite()
  const [flow] = useState(() =>
    createSignInFlow({ port: () => identityPort(site), supportEmail: site.supportEmail, start: begin(), codes }),
  )
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state)
  return { ...flow, state }
}
