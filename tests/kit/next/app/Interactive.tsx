'use client'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { conforming } from '../../../support/stories/conformance.tsx'
import { needFunctions } from './needFunctions.ts'

const CropDialog = lazy(async () => ({ default: (await import('@festoon/ui/CropDialog')).CropDialog }))
const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'
const probe = { ref: () => undefined, className: 'probe', 'data-probe': '' }

/** The components that need functions, and a dialog that is loaded when it opens. */
export function Interactive() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {conforming.map(({ name, portal, render }) =>
        needFunctions.has(name) && !portal ? (
          <section key={name} data-component={name}>
            {render(probe)}
          </section>
        ) : null,
      )}
      <Button onClick={() => setIsOpen(true)}>Crop a photo</Button>
      <Suspense>
        {isOpen && <CropDialog open src={photo} onOpenChange={setIsOpen} onDone={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
