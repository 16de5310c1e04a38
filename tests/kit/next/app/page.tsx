// A server component. It passes only what a server can pass: no functions.
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { conforming } from '../../../support/stories/conformance.tsx'
import { Interactive } from './Interactive.tsx'
import { needFunctions } from './needFunctions.ts'

const probe = { ref: undefined, className: 'probe', 'data-probe': '' }

export default function Page() {
  return (
    <main>
      <h1>Every component on the server</h1>
      <ButtonLink href="#kit">To the kit</ButtonLink>
      {conforming.map(({ name, render }) =>
        needFunctions.has(name) ? null : (
          <section key={name} data-component={name}>
            {render(probe)}
          </section>
        ),
      )}
      <Interactive />
    </main>
  )
}
