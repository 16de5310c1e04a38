import { changedFields } from './changedFields.ts'

declare global {
  interface Document {
    /** The buttons that were tapped before hydration, in order. Taps are kept as long as it is set. */
    taps?: HTMLElement[] | undefined
  }
}

/**
 * Inline script for server-rendered pages. Keeps each tap of a button that needs the page's script, which has the type `button`, and
 * marks it as busy. Links, and buttons that submit a form to the server, work without the script; after another tap, the script also
 * submits the form, because the server wouldn't know of that tap. If the script can't be loaded, lets go of all taps.
 */
export const earlyTapsScript = `(d=>{d.taps=[];d.onclick=e=>{let t=d.taps,b=t&&e.target.closest(t[0]?'button':'[type=button]');b&&(e.preventDefault(),b.ariaBusy=!0,t.push(b))};addEventListener('error',e=>{e.target.type=='module'&&(d.taps.map(b=>b.ariaBusy=null),d.taps=0)},!0)})(document);`

/**
 * Hydrates a server-rendered page. Then enters what was typed and chosen before as if it happened now, and repeats the taps that
 * `earlyTapsScript` kept. Menus open on pointerdown, so it comes before the click.
 */
export async function hydrateWithTaps(root: HTMLElement, hydrate: () => void): Promise<void> {
  const taps = document.taps ?? []
  document.taps = undefined
  for (const tap of taps) tap.ariaBusy = null
  const changed = changedFields(root)
  hydrate()
  if (taps.length + changed.length === 0) return
  // React hydrates at once whatever an event is for.
  root.dispatchEvent(new Event('input', { bubbles: true }))
  for (const changeAgain of changed) changeAgain()
  for (const [at, tap] of taps.entries()) {
    // Impatient people tap a menu twice, which must not close it.
    if (tap.ariaHasPopup && tap === taps[at - 1]) continue
    // Safari doesn't focus what is tapped. Wherever people are by now, they stay.
    if (document.activeElement === document.body) tap.focus({ preventScroll: true })
    tap.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    tap.click()
    // The next tap is for what this one has changed.
    await Promise.resolve()
  }
}
