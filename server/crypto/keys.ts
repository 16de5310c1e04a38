import { hkdfSync } from 'node:crypto'

/**
 * The server's cryptographic keys, one per purpose. Each is derived from the application secret (HKDF-SHA256), so that a value
 * made for one purpose is invalid for any other.
 */
export interface Keys extends DatabaseKeys {
  inviteeToken: Buffer
  newGuest: Buffer
  identityToken: Buffer
  signInFlow: Buffer
  optOut: Buffer
  guestData: Buffer
  testCheckout: Buffer
  realtimeTopic: Buffer
  picture: Buffer
  visitor: Buffer
  demo: Buffer
  mailFrame: Buffer
  replyAddress: Buffer
  calendarFeed: Buffer
  /** The key that encrypts the `DatabaseKeys` in the database. */
  databaseKeys: Buffer
  /** The keys of earlier secrets, and the time in ms since 1970 until which the links made with them work. */
  earlier: readonly { keys: Keys; until: number }[]
}

/**
 * The keys of hashes and sealed values in the database. They are stored there, encrypted, because they must outlive a change of
 * the secret (rpc/databaseKeys.ts).
 */
export interface DatabaseKeys {
  codePepper: Buffer
  addressKey: Buffer
  request: Buffer
}

/** An application secret that was replaced, and the time in ms since 1970 until which the links made with it work. */
interface Earlier {
  secret: string
  until: number
}

/**
 * Derives all cryptographic keys. `secret` is the application secret (config/appSecret.ts), and `earlier` lists the secrets
 * before it.
 */
export function deriveKeys(secret: string, earlier: readonly Earlier[] = []): Keys {
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
    visitor: derive('visitor'),
    picture: derive('link to a picture'),
    demo: derive('demo sign-in'),
    mailFrame: derive('email in a frame'),
    replyAddress: derive('reply by calendar'),
    calendarFeed: derive('calendar feed'),
    databaseKeys: derive('keys in the database'),
    earlier: earlier.map((one) => ({ keys: deriveKeys(one.secret), until: one.until })),
  }
}

/** Returns the keys whose links still work: the current ones, and those of earlier secrets. `now` is in ms since 1970. */
export const validKeys = (keys: Keys, now: number): readonly Keys[] => [
  keys,
  ...keys.earlier.filter(({ until }) => until > now).map((one) => one.keys),
]
