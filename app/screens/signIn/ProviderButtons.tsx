import type { ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/signIn'
import type { SignInProvider } from '@festoon/contract/wire/signInProvider'
import { Button } from '@festoon/ui/Button'

const providers: Record<SignInProvider, { name: string; mark: ReactNode }> = {
  google: {
    name: 'Google',
    mark: (
      <path d="M21.6 10.300H12v3.700h5.500a4.800 4.800 0 0 1-2 3.100 6 6 0 0 1-3.500 1 6.100 6.100 0 0 1-5.800-4.300 6.100 6.100 0 0 1 0-3.900 6.100 6.100 0 0 1 5.800-4.200c1.600 0 2.900.5 4 1.500l2.700-2.700A9.700 9.700 0 0 0 12 2a10 10 0 0 0-8.900 5.500 10 10 0 0 0 0 9A10 10 0 0 0 12 22c2.600 0 4.900-.9 6.600-2.400a9.900 9.900 0 0 0 3-9.300z" />
    ),
  },
  apple: {
    name: 'Apple',
    mark: (
      <path d="M16.600 12.600c0-2.300 1.900-3.400 2-3.500a4.300 4.300 0 0 0-3.400-1.800c-1.400-.1-2.800.9-3.500.9-.7 0-1.800-.8-3-.8a4.500 4.500 0 0 0-3.800 2.300c-1.600 2.800-.4 6.900 1.200 9.200.8 1.100 1.700 2.300 2.900 2.300 1.200 0 1.600-.7 3-.7s1.800.7 3 .7c1.300 0 2.100-1.100 2.800-2.200.9-1.300 1.300-2.500 1.300-2.600 0 0-2.500-1-2.500-3.800zM14.300 5.700c.7-.8 1.100-1.800 1-2.900-.9 0-2 .6-2.700 1.400-.6.7-1.100 1.800-1 2.800 1 .1 2.100-.5 2.700-1.300z" />
    ),
  },
}

export interface ProviderButtonsProps {
  /** The providers to offer, in display order. */
  offeredProviders: readonly SignInProvider[]
  onChoose: (provider: SignInProvider) => void
}

/** Buttons for signing in with Google or Apple (SIGN-04). Renders nothing if `offeredProviders` is empty. */
export function ProviderButtons({ offeredProviders, onChoose }: ProviderButtonsProps) {
  if (offeredProviders.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex items-center gap-4 text-label text-ink-muted before:h-0.5 before:flex-1 before:bg-line after:h-0.5 after:flex-1 after:bg-line">
        {copy.orContinueWith}
      </p>
      <div className={`grid gap-3 ${offeredProviders.length > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
        {offeredProviders.map((provider) => (
          <Button
            key={provider}
            tone="quiet"
            aria-label={copy.continueWith(providers[provider].name)}
            block
            icon={
              <svg viewBox="0 0 24 24" fill="currentColor">
                {providers[provider].mark}
              </svg>
            }
            onClick={() => onChoose(provider)}
          >
            {providers[provider].name}
          </Button>
        ))}
      </div>
    </div>
  )
}
