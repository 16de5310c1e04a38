import { z } from 'zod'
import { headsSchema } from '@festoon/contract/nouns/catering/heads'
import {
  savedResponseSchema,
  cohostStatus,
  inviteStatus,
  photoUploadMode,
  role,
  rsvpStatus,
  waitlistStatus,
} from '@festoon/contract/nouns/guest'
import { preferenceSchema } from '@festoon/contract/nouns/preference'
import { inviteFailures } from '@festoon/contract/rules/guests/inviteFailure'
import type { InviteeRow } from '../../database/schema.ts'

const text = z.string()
const instant = z.number()

/** The schema of an `invitees` row that a database function returned as JSON. */
export const inviteeRow: z.ZodType<InviteeRow> = z.object({
  event_id: text,
  invitee_id: text,
  user_id: text.nullable(),
  name: text,
  email: text.nullable(),
  email_normalized: text.nullable(),
  phone: text.nullable(),
  is_connected: z.boolean(),
  photo_url: text.nullable(),
  role,
  source: z.enum(['event', 'host', 'link']),
  created_by: text.nullable(),
  rsvp_status: rsvpStatus,
  invite_status: inviteStatus,
  invite_failure: z.enum(inviteFailures).nullable(),
  waitlist_status: waitlistStatus.nullable(),
  awaits: z.enum(['place', 'approval']).nullable(),
  waitlisted_at: instant.nullable(),
  cohost_status: cohostStatus.nullable(),
  additional_guest_count: z.number(),
  rsvp_message: text,
  notification_preference: preferenceSchema.nullable(),
  responses: z.array(savedResponseSchema),
  heads: headsSchema.nullable(),
  photo_upload_mode: photoUploadMode.nullable(),
  token_version: z.number(),
  link_code: z.string(),
  withheld: z.array(text),
  late_contacts: z.array(text),
  before_claim: z.record(text, z.unknown()).nullable(),
  private_from: instant,
  cohost_grants: z.array(text),
  rsvp_at: instant.nullable(),
  acted_by: text.nullable(),
  entered_by: text.nullable(),
  entered_at: instant,
  email_confirmed_at: instant.nullable(),
  email_typed: z.boolean(),
  phone_typed: z.boolean(),
  last_request: text.nullable(),
  modification: z.number(),
  created_at: instant,
})
