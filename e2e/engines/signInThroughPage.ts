import { authenticate } from '../support/api.ts'
import type { DrivenPage } from './page/DrivenPage.ts'

/** Signs in a person in the browser, with a new account if there is none. Ends on the sign-in page. */
export async function signInThroughPage(
  page: DrivenPage,
  origin: string,
  address: string,
  name: string,
): Promise<void> {
  await page.goto(`${origin}/login`)
  await authenticate(origin, address, name, (url, body) => page.evaluate(post, { url, body }))
}

/** Posts JSON from inside the page, so that the browser stores the response's cookies. */
async function post({ url, body }: { url: string; body: object }): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}
