/** The path of the script that refreshes the numbers of an open page. */
export const whenScriptPath = '/event/when.js'

/**
 * Source code of the script that refreshes the numbers of an open page where guests answer when they can: every 15 seconds while the
 * page is visible. It replaces only elements with `data-live`, which contain no fields and aren't live regions, so that nothing that
 * someone chose is lost, and screen readers announce nothing. The page works without it.
 *
 * It also stores the key of a guest who just answered, where the invitation finds it (app/screens/event/useGuestEvent.ts), and continues as
 * the guest with a stored key on a page without one, unless someone said in this tab that they are someone else.
 */
export const whenScript = `const page = new URL(location.href)
const someoneElse = (id) => 'festoon.someoneElse:' + id
const names = (id) => ['invitee:', 'token:'].map((name) => 'festoon.' + name + id)
try {
  const { event, guest, token } = document.querySelector('[data-guest]')?.dataset ?? {}
  if (event) {
    names(event).forEach((name, at) => localStorage.setItem(name, [guest, token][at]))
    sessionStorage.removeItem(someoneElse(event))
  }
  const id = document.querySelector('[data-recall]')?.dataset.recall
  const [iu, key] = id && !sessionStorage.getItem(someoneElse(id)) ? names(id).map((name) => localStorage.getItem(name)) : []
  if (iu && key && !page.searchParams.has('iu')) {
    page.searchParams.set('iu', iu)
    page.searchParams.set('token', key)
    location.replace(page.href)
  }
  const other = document.querySelector('[data-someone-else]')
  const left = other && someoneElse(other.dataset.someoneElse)
  if (left) sessionStorage.removeItem(left)
  other?.addEventListener('click', () => sessionStorage.setItem(left, '1'))
} catch {}
const numbers = new URL(location.href)
numbers.searchParams.set('part', 'numbers')
const refresh = async () => {
  if (document.hidden) return
  const response = await fetch(numbers).catch(() => undefined)
  if (!response?.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const old of document.querySelectorAll('[data-live]')) {
    const next = fresh.querySelector('[data-live="' + old.dataset.live + '"]')
    if (next && !next.isEqualNode(old)) old.replaceWith(next)
  }
}
setInterval(refresh, 15000)
document.addEventListener('visibilitychange', refresh)
`
