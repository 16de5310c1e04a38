import { changedFields } from './changedFields.ts'

declare global {
  interface Window {
    /** The buttons that were tapped before hydration, in order. Taps are kept as long as it is set. */
    taps?: HTMLElement[] | undefined
  }
  interface Element {
    /** The number of taps kept before the last change of a field. */
    taps?: number
  }
}

/**
 * Inline script for server-rendered pages. Keeps each tap of a button that needs the page's script, which has the type `button`, and
 * marks it as busy. Links, and buttons that submit a form to the server, work without the script; after another tap, the script also
 * submits the form, because the server wouldn't know of that tap. Notes on each field how many taps came before it was changed. If
 * the script can't be loaded or fails, lets go of all taps.
 */
export const earlyTapsScript = `taps=[];onclick=e=>{let b=taps&&e.target.closest(taps[0]?'button':'[type=button]');if(b)return b.ariaBusy=!0,taps.push(b),!1};oninput=e=>e.target.taps=taps?.length;addEventListener('error',e=>{taps&&(e.error||e.target.type=='module')&&(taps.map(b=>b.ariaBusy=null),taps=0)},!0);`

/**
 * Hydrates a server-rendered page once the `code` of its parts is there. Then enters what was typed and chosen before, and repeats the
 * taps that `earlyTapsScript` kept, in the order in which they happened. Menus open on pointerdown, so it comes before the click.
 */
export async function hydrateWithTaps(root: HTMLElement, hydrate: () => void, code?: Promise<void>): Promise<void> {
  await code
  // Evaluating the script and hydrating are two tasks, so that neither keeps the page from answering for long.
  await new Promise((done) => setTimeout(done))
  const { taps = [] } = window
  window.taps = undefined
  const fieldChanges = changedFields(root)
  hydrate()
  // React hydrates at once what an event is for. Later, it would put the server's text back over what was entered meanwhile.
  root.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }))
  for (const [at, tap] of [...taps, undefined].entries()) {
    for (const { tapsBefore, changeAgain } of fieldChanges) if (tapsBefore === at) changeAgain()
    if (!tap) return
    tap.ariaBusy = null
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
