import * as copy from '@festoon/contract/messages/devPages'
import { developerPage } from '../../rpc/http/developerPage.tsx'

/** Renders the page where a developer can connect the demo music account or cancel. */
export const musicDemoPage = (callback: string, code: string, state: string): { html: string; policy: string } =>
  developerPage({
    title: copy.musicTitle,
    heading: copy.musicHeading,
    note: copy.musicNote,
    action: callback,
    hiddenFields: [
      ['code', code],
      ['state', state],
    ],
    submit: copy.connect,
    cancel: {
      label: copy.cancel,
      href: `${callback}?${new URLSearchParams({ error: 'access_denied', state }).toString()}`,
    },
  })
