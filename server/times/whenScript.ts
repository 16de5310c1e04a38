/** The path of the script that refreshes the numbers of an open page. */
export const whenScriptPath = '/event/when.js'

/**
 * Source code of the script that refreshes the numbers of an open page where guests answer when they can: every 15 seconds while the
 * page is visible. It replaces only elements with `data-live`, which contain no fields and aren't live regions, so that nothing that
 * someone chose is lost, and screen readers announce nothing. The page works without it.
 *
 * It also remembers the personal link of a guest who just answered, where the invitation finds it
 * (app/platform/document/guestMemory.ts), and continues as the remembered guest on a page without a link, unless someone said in
 * this tab that they are someone else.
 */
export const whenScript = `const page = new URL(location.href)
const ignoresLink = (id) => 'festoon.ignoresLink:' + id
const recordName = (id) => 'festoon.guest:' + id
const record = (id) => JSON.parse(localStorage.getItem(recordName(id)) ?? '{}')
try {
  const { event, guest, token } = document.querySelector('[data-guest]')?.dataset ?? {}
  if (event) {
    const link = { eventId: event, inviteeId: guest, token }
    localStorage.setItem(recordName(event), JSON.stringify({ ...record(event), link }))
    sessionStorage.removeItem(ignoresLink(event))
  }
  const id = document.querySelector('[data-recall]')?.dataset.recall
  const link = id && !sessionStorage.getItem(ignoresLink(id)) && record(id).link
  if (link && !page.searchParams.has('iu')) {
    page.searchParams.set('iu', link.inviteeId)
    page.searchParams.set('token', link.token)
    location.replace(page.href)
  }
  const other = document.querySelector('[data-someone-else]')
  const left = other && ignoresLink(other.dataset.someoneElse)
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
