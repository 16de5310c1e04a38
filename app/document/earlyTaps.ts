import { changeAgain, changedFields } from './changedFields.ts'

declare global {
  interface Document {
    /** The buttons that were tapped before hydration, in order. */
    earlyTaps?: HTMLElement[]
  }
}

/**
 * Inline script for server-rendered pages. Keeps each tap of a button that needs the page's script, and marks the button as busy.
 * Links, and buttons that submit a form to the server, work without the script.
 */
export const earlyTapsScript = `(d=>{let t=d.earlyTaps=[];d.onclick=e=>{let b=e.target.closest('button');b&&!(b.type=='submit'&&b.closest('form[action]'))&&(e.preventDefault(),b.ariaBusy='true',t.push(b))}})(document);`

/**
 * Hydrates a server-rendered page. Then enters what was typed and chosen before as if it happened now, and repeats the taps that
 * `earlyTapsScript` kept. Menus open on pointerdown, so it comes before the click.
 */
export async function hydrateWithTaps(root: HTMLElement, hydrate: () => void): Promise<void> {
  const taps = document.earlyTaps ?? []
  document.onclick = null
  for (const tap of taps) tap.ariaBusy = null
  const changed = changedFields(root)
  hydrate()
  if (taps.length + changed.length === 0) return
  // React hydrates at once whatever an event is for.
  root.dispatchEvent(new Event('input', { bubbles: true }))
  for (const one of changed) changeAgain(one, root)
  for (const tap of taps) {
    tap.focus()
    tap.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    tap.click()
    // The next tap is for what this one has changed.
    await Promise.resolve()
  }
}
