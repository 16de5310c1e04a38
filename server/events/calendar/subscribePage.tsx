import { createHash } from 'node:crypto'
import * as copy from '@festoon/contract/messages/guests/subscribe'
import { googleSubscription } from '@festoon/contract/rules/dates/calendarSubscription'
import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventRow } from '../../database/schema.ts'
import { scriptFreePage } from '../../rpc/http/scriptFreePage.tsx'
import { PartyHeader, whenOf } from '../pages/PartyHeader.tsx'
import { partyPageStyle } from '../pages/partyPageStyle.ts'

interface SubscribeView {
  event: EventRow
  /** The `webcal:` address of the calendar. */
  address: string
  /** The path of the invitation. */
  invitationPath: string
  now: number
}

/** Copies the address. Without it, the button stays hidden, and the address can be selected. */
const script = `const button = document.getElementById('copy')
button.hidden = !navigator.clipboard
button.onclick = async () => {
  await navigator.clipboard.writeText(document.getElementById('address').value)
  document.getElementById('copied').textContent = ${JSON.stringify(copy.copied)}
}`

/**
 * Renders the page with the ways to subscribe to the calendar of one party: an app that takes `webcal:` addresses, Google Calendar, and
 * the address itself. It works without JavaScript.
 */
export function subscribePage({ event, address, invitationPath, now }: SubscribeView): {
  html: string
  policy: string
} {
  const { color } = eventTheme(event.colors)
  const hash = createHash('sha256').update(script).digest('base64')
  const { html, policy } = scriptFreePage({
    title: copy.title(event.title),
    style: `${partyPageStyle(event, copy.heading)}
.ways a{display:inline-flex;align-items:center;min-height:48px;box-sizing:border-box;padding:8px 24px;border-radius:999px;font-weight:700;text-decoration:none;background:${color.button};color:${color['button-ink']}}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0}
.fields{display:grid;gap:10px;justify-items:start;margin:0 0 16px}
.fields>*{inline-size:100%}
.fields [role=status]:empty{display:none}
#copy{inline-size:auto}
input{direction:ltr;text-overflow:ellipsis}
`,
    message: undefined,
    directives: ["img-src 'self'", `script-src 'sha256-${hash}'`],
    content: (
      <>
        <PartyHeader event={event} to={invitationPath} facts={[whenOf(event, now)]} />
        <h1>{copy.heading}</h1>
        <p>{event.start_time === null ? copy.introUndated : copy.intro}</p>
        <p className="ways">
          <a href={address}>{copy.openApp}</a>
          <a href={googleSubscription(address)} rel="noreferrer">
            {copy.google}
          </a>
        </p>
        <div className="fields">
          <label>
            {copy.addressLabel}
            <input id="address" readOnly value={address} aria-describedby="hint" />
          </label>
          <p id="hint" className="quiet">
            {copy.addressHint}
          </p>
          <button type="button" id="copy" className="back" hidden>
            {copy.copyAddress}
          </button>
          <p id="copied" role="status" />
        </div>
        <p>
          <a href={invitationPath}>{copy.backToInvitation}</a>
        </p>
      </>
    ),
  })
  // React would escape the script's text, and the policy allows only the text as it is.
  return { html: html.replace('</main>', `</main><script type="module">${script}</script>`), policy }
}
