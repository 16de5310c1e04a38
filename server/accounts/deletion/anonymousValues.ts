import { sql } from 'kysely'

/**
 * SQL assignments that anonymize an invitee and revoke the invitee's personal link. They keep the RSVP, the number of
 * plus-ones, and the yes/no responses. The caller must also replace the name. The row no longer counts as added by a host, so that
 * hosts can't get the new link, even after they rename the guest.
 */
export const anonymousValues = sql`
  email = null, email_normalized = null, phone = null, photo_url = null, is_connected = false, rsvp_message = '',
  responses = coalesce(
    (select jsonb_agg(one) from jsonb_array_elements(responses) one where one->'answerValue' ? 'isYes'), '[]'
  ),
  heads = null, notification_preference = null, withheld = '{}', late_contacts = '{}', before_claim = null, cohost_status = null,
  source = case when source = 'host' then 'link' else source end, last_request = null, token_version = token_version + 1,
  modification = nextval('modifications')
`
