import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from '../root.mjs'

/**
 * Creates a party through the server's public calls, as a host would, and invites one guest.
 * @param {string} origin
 * @returns {Promise<{photo: string, link: string}>} the cover's path and the guest's personal link
 */
export async function makeParty(origin) {
  const host = `host-${randomUUID()}@festoon.example`
  const guest = `guest-${randomUUID()}@festoon.example`
  /** @type {Record<string, string>} */
  const proof = {}

  /**
   * @param {string} service
   * @param {string} method
   * @param {object} payload
   */
  const call = async (service, method, payload) => {
    const header = {
      deviceId: 'web-budget',
      agent: { platform: 'web', version: 'budget', product: 3 },
      timestamp: Math.floor(Date.now() / 1_000),
      requestId: `blocking-${randomUUID()}`,
      ...proof,
    }
    const response = await fetch(`${origin}/json/${service}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: header.requestId, method, params: { header, ...payload } }),
    })
    const { result, error } = await response.json()
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }

  await call('AuthenticationService', 'sendEmailSignInCode', { emailAddress: host })
  const [code = ''] = await inMail(origin, host, /\b\d{6}\b/)
  const { customToken } = await call('AuthenticationService', 'signInWithEmailAndCode', { emailAddress: host, code })
  proof.identityToken = customToken
  await call('ElkEventService', 'createElkUser', { elkUser: { name: 'Maya Okafor' } })
  const session = await call('AuthenticationService', 'authenticate', {
    deviceId: 'web-budget',
    verifiedEmailAddress: host,
    timestamp: Date.now(),
    product: 3,
    platform: 'web',
  })
  delete proof.identityToken
  proof.userId = session.userId
  proof.accessToken = session.accessToken

  const place = await findPlace(origin, '123 Main St, Oakland')
  const photo = await uploadCover(origin, session.accessToken)
  const { event } = await call('ElkEventService', 'createEvent', {
    event: {
      title: "Maya's midsummer garden party",
      description:
        'Long tables, lanterns in the pear tree and a playlist that gets better after ten.\n\nBring a cushion.',
      photoUrl: photo,
      startTime: Date.now() + 14 * 86_400_000,
      timeZone: place.timeZoneId,
      location: place.location,
      questions: [{ questionUuid: randomUUID(), question: 'Anything that you do not eat?' }],
    },
  })
  const inviteeId = randomUUID()
  await call('ElkEventService', 'addInvitees', {
    eventId: event.id,
    invitees: [{ inviteeId, name: 'Noor Haddad', email: guest }],
  })
  await call('ElkEventService', 'sendInvites', { eventId: event.id, inviteIds: [inviteeId] })
  const [link = ''] = await inMail(
    origin,
    guest,
    new RegExp(`${origin}/event/[\\w-]+\\?[^\\s"'<>\\\\)\\]]*token=[\\w-]+`),
  )
  return { photo, link: link.replaceAll('&amp;', '&') }
}

/**
 * Waits for an email to a recipient that matches a pattern, and returns the match. Throws after 30 seconds.
 * @param {string} origin
 * @param {string} recipient
 * @param {RegExp} sought
 */
async function inMail(origin, recipient, sought) {
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(100)) {
    const outbox = await (await fetch(`${origin}/outbox.json`)).json()
    const mails = /** @type {object[]} */ (
      Array.isArray(outbox) ? outbox : (Object.values(outbox).find(Array.isArray) ?? [])
    )
    const mail = mails.map((entry) => JSON.stringify(entry)).find((text) => text.includes(recipient))
    const found = mail && sought.exec(mail.replaceAll(recipient, ''))
    if (found) return found
  }
  throw new Error(`No email to ${recipient} with ${sought}`)
}

/**
 * Returns the details of the first place suggested for a typed text.
 * @param {string} origin
 * @param {string} typed
 */
async function findPlace(origin, typed) {
  const ask = async (/** @type {string} */ path) => (await fetch(`${origin}/providers/places/${path}`)).json()
  const { predictions } = await ask(`autocomplete?input=${encodeURIComponent(typed)}`)
  return ask(`details?place_id=${encodeURIComponent(predictions[0].placeId)}`)
}

/**
 * @param {string} origin
 * @param {string} accessToken
 * @returns {Promise<string>}
 */
async function uploadCover(origin, accessToken) {
  const sharp = createRequire(inRoot('server', 'package.json'))('sharp')
  const picture = await sharp({
    create: { width: 1024, height: 1024, channels: 3, background: { r: 250, g: 229, b: 255 } },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([picture], { type: 'image/jpeg' }), 'cover.jpg')
  const response = await fetch(`${origin}/uploads/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  })
  if (!response.ok) throw new Error(`The cover was rejected: ${response.status} ${await response.text()}`)
  return (await response.json()).url
}
