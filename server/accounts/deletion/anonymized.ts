import { sql } from 'kysely'

/**
 * SQL assignments that anonymize an invitee and revoke the invitee's personal link. They keep the RSVP, the number of
 * plus-ones, and the yes/no responses. The caller must also replace the name.
 */
export const anonymized = sql`
  email = null, email_normalized = null, phone = null, photo_url = null, is_connected = false, rsvp_message = '',
  responses = coalesce(
    (select jsonb_agg(one) from jsonb_array_elements(responses) one where one->'answerValue' ? 'isYes'), '[]'
  ),
  notification_preference = null, created_by = null, withheld = '{}', late_contacts = '{}', cohost_status = null, last_request = null, token_version = token_version + 1,
  modification = nextval('modifications')
`
