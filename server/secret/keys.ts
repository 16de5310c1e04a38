import { hkdfSync } from 'node:crypto'

/** One key per purpose, all derived from the application's secret (HKDF-SHA256), so that none can stand in for another. */
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
  demo: Buffer
}

/** Derives every key. `secret` is APP_SECRET or the content of the secret's file. */
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
    demo: derive('demo sign-in'),
  }
}
