import { sql } from 'kysely'

/** What a guest is called who is gone. */
export const formerGuest = 'Former guest'

/**
 * What is left of a guest's row whose person is erased: status, head count, and what was answered by yes or no. Its personal
 * link is dead. The name is the caller's to set.
 */
export const emptied = sql`
  email = null, email_normalised = null, phone = null, photo_url = null, is_connected = false, rsvp_message = '',
  answers = coalesce(
    (select jsonb_agg(one) from jsonb_array_elements(answers) one where one->'answerValue' ? 'isYes'), '[]'
  ),
  notification_preference = null, created_by = null, withheld = '{}', late_contacts = '{}', cohost_status = null, last_request = null, token_version = token_version + 1,
  modification = nextval('modifications')
`
