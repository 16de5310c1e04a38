import { z } from 'zod'
import { applicationIds } from './applicationIds.ts'
import { line } from './text.ts'

/** The services into which operations are grouped. Calls to a service are sent to `POST /json/{Service}` (RPC-02, RPC-84). */
export const services = [
  'AuthenticationService',
  'CoinService',
  'ElkEventService',
  'UserService',
  'ThemeService',
] as const
export type Service = (typeof services)[number]

/** The number of the application that makes a call (ENT-52). */
export const product = z.literal(Object.values(applicationIds))

/** Information about the caller, sent with every call (RPC-03..05). `timestamp` is in seconds since 1970. */
export const headerSchema = z.object({
  deviceId: line(64).min(1),
  agent: z.object({ platform: z.literal('web'), version: line(64), product }),
  timestamp: z.number().int().min(0),
  requestId: z.string().regex(/^(blocking|nonblocking)-[\w-]{1,80}$/),
  userId: z.string().max(64).optional(),
  accessToken: z.string().max(256).optional(),
  /**
   * The identity provider's token, which proves that the caller owns an email address or phone number. The caller doesn't need
   * an account.
   */
  identityToken: z.string().max(4_096).optional(),
})
export type Header = z.infer<typeof headerSchema>

/** The JSON-RPC 2.0 envelope of a call. `id` equals `header.requestId` (RPC-06). */
export const callSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.string().max(128),
  method: z.string().max(64),
  params: z.looseObject({ header: headerSchema }),
})
