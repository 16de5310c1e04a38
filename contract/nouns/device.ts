import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { epochMs, uuid } from '../wire/text.ts'

/** A device on which a user is signed in. Times are in ms. */
export const deviceSchema = z.object({
  sessionId: uuid,
  /** A short name for the browser and operating system, such as "Firefox on Windows". */
  name: z.string(),
  /** The coarse network that the device was last used from, such as `203.0.113.x`. */
  network: z.string(),
  /** The ISO 3166 code of the country, if the operator's proxy reports it. */
  country: z.string().optional(),
  signedInAt: epochMs,
  lastUsedAt: epochMs,
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

/** Returns the devices on which the caller is signed in, most recently used first. */
export const fetchDevices = operation({
  service: 'UserService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ devices: z.array(deviceSchema) }),
  failures: [],
})

/**
 * Signs the caller out everywhere, including on this device, and clears the session cookies. Access tokens, refresh tokens, event
 * streams, sign-in links and codes stop working at once.
 */
export const signOutEverywhere = operation({
  service: 'UserService',
  access: 'user',
  writes: true,
  input: z.object({}),
  output: z.object({}),
  failures: [],
})

/** Signs the caller out on one of their devices. */
export const signOutDevice = operation({
  service: 'UserService',
  access: 'user',
  writes: true,
  input: z.object({ sessionId: uuid }),
  output: z.object({}),
  failures: ['notFound'],
})
