import { useState, useSyncExternalStore } from 'react'
import { identityPort } from './identity/identityPort.ts'
import { createSignInFlow, type SignInFlow } from './signInFlow.ts'
import type { SignIn } from './signInMachine.ts'
import { useSite } from './site.ts'

export interface SignInSteps extends Omit<SignInFlow, 'state' | 'subscribe'> {
  state: SignIn
}

/** A sign-in on a screen. `begin` says where it starts; only the first one counts. */
export function useSignIn(begin: () => SignIn): SignInSteps {
  const site = useSite()
  const [flow] = useState(() =>
    createSignInFlow({ port: () => identityPort(site), supportEmail: site.supportEmail, start: begin() }),
  )
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state)
  return { ...flow, state }
}
