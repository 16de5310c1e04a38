import { z } from 'zod'
import { operation } from './operation.ts'
import { epochMs, uuid } from './text.ts'

/** A place where somebody is signed in. Times in ms. */
export const deviceSchema = z.object({
  sessionId: uuid,
  /** What the browser calls itself, shortened for people: "Firefox on Windows". */
  name: z.string(),
  signedInAt: epochMs,
  lastUsedAt: epochMs,
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

/** Where the caller is signed in, most recently used first. */
export const fetchDevices = operation({
  service: 'UserService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ devices: z.array(deviceSchema) }),
  failures: [],
})

/** Signs one of the caller's devices out. */
export const signOutDevice = operation({
  service: 'UserService',
  access: 'user',
  writes: true,
  input: z.object({ sessionId: uuid }),
  output: z.object({}),
  failures: ['notFound'],
})
