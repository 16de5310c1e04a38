import { z } from 'zod'
import { operation } from '../../wire/operation.ts'
import { epochMs } from '../../wire/text.ts'

/** The kinds of activity that the owner of an account can see. */
export const activityKind = z.enum([
  'signedIn',
  'signedOut',
  'deviceSignedOut',
  'signedOutEverywhere',
  'proved',
  'contactAdded',
  'contactRemoved',
  'accountMerged',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'providerLinked',
  'becameCohost',
  'cohostAdded',
  'tookOverEvent',
  'dataExported',
])
export type ActivityKind = z.infer<typeof activityKind>

/** An entry of an account's activity. */
const activitySchema = z.object({
  kind: activityKind,
  /** A masked email address or phone number, the name of a passkey, or the title of a party. Empty for other kinds. */
  detail: z.string(),
  /** A short name for the browser and operating system, such as "Firefox on Windows". */
  device: z.string(),
  /** The coarse network, such as `203.0.113.x`. */
  network: z.string(),
  /** The ISO 3166 code of the country, if the operator's proxy reports it. */
  country: z.string().optional(),
  at: epochMs,
})

/** Returns the activity of the caller's account in the last `limits.activityDays`, latest first and at most `limits.activityShown`. */
export const fetchActivity = operation({
  service: 'UserService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ activity: z.array(activitySchema) }),
  failures: [],
})
