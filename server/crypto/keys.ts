import { hkdfSync } from 'node:crypto'

/**
 * The server's cryptographic keys, one per purpose. Each is derived from the application secret (HKDF-SHA256), so that a value
 * made for one purpose is invalid for any other.
 */
export interface Keys {
  inviteeToken: Buffer
  newGuest: Buffer
  codePepper: Buffer
  identityToken: Buffer
  signInFlow: Buffer
  optOut: Buffer
  guestData: Buffer
  addressKey: Buffer
  testCheckout: Buffer
  realtimeTopic: Buffer
  request: Buffer
  picture: Buffer
  demo: Buffer
}

/** Derives all cryptographic keys. `secret` is the application secret (config/appSecret.ts). */
export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'festoon', purpose, 32))
  return {
    inviteeToken: derive('invitee token'),
    newGuest: derive('new guest'),
    codePepper: derive('one-time code'),
    identityToken: derive('identity token'),
    signInFlow: derive('sign-in flow'),
    optOut: derive('opt-out'),
    guestData: derive('data of a guest'),
    addressKey: derive('address that opted out'),
    testCheckout: derive('test checkout'),
    realtimeTopic: derive('realtime topic'),
    request: derive('request'),
    picture: derive('link to a picture'),
    demo: derive('demo sign-in'),
  }
}
