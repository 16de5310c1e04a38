import * as copy from '@festoon/contract/messages/devPages'
import { providerNames as names, type SignInProvider } from '@festoon/contract/wire/signInProvider'
import { developerPage } from '../../rpc/http/developerPage.tsx'

/** Renders the page that stands in for an external identity provider. The developer can sign in with any email address. */
export function chooserPage(provider: SignInProvider, state: string): { html: string; policy: string } {
  const callback = `/identity/${provider}/callback`
  return developerPage({
    title: copy.chooserTitle(names[provider]),
    heading: copy.chooserHeading(names[provider]),
    note: copy.chooserNote(names[provider]),
    action: callback,
    hiddenFields: [['state', state]],
    fields: (
      <>
        <label htmlFor="email">{copy.emailAddress}</label>
        <input id="email" name="email" type="email" autoComplete="email" required defaultValue="maya@example.com" />
      </>
    ),
    submit: copy.proceed,
    cancel: {
      label: copy.cancel,
      href: `${callback}?${new URLSearchParams({ state, error: 'access_denied' }).toString()}`,
    },
  })
}
