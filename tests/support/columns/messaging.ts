/** The columns of the room's tables, written by tests/server/database/schema.test.ts. `?`: may be null; `=`: has a default. */
export interface Columns {
  deliveries: {
    created_at: 'bigint'
    event_id: 'uuid'
    finished_at: 'bigint?'
    invitee_id: 'uuid'
    key: 'text'
    message_id: 'text?'
    note: 'text?'
    reason: 'text?'
    recipient_key: 'text?'
    sent_by: 'uuid?'
    state: 'text'
  }
  early_delivery_events: {
    kind: 'text'
    message_id: 'text'
    reason: 'text?'
    reported_at: 'bigint'
  }
  inbound_mails: {
    id: 'text'
    received_at: 'bigint'
  }
  inbound_sms: {
    id: 'text'
    received_at: 'bigint'
    reply: 'text'
  }
  message_recipients: {
    event_id: 'uuid'
    invitee_id: 'uuid'
    message_id: 'uuid'
  }
  messages: {
    event_id: 'uuid'
    id: 'uuid'
    message: 'text'
    modification: 'bigint='
    receiver_id: 'uuid?'
    recipients: 'integer='
    sender_id: 'uuid?'
    sent_at: 'bigint'
    sms_blast: 'boolean'
  }
  newsletter_subscribers: {
    created_at: 'bigint'
    email: 'text'
  }
  opt_outs: {
    address_key: 'text'
    caused_by: 'uuid?'
    channel: 'text'
    created_at: 'bigint'
    person_key: 'text?'
    scope: 'text'
    subject: 'uuid'
    was_invited: 'boolean='
  }
  outbox: {
    body: 'text'
    calendar: 'text?'
    html: 'text?'
    id: 'bigint='
    key: 'text'
    kind: 'text'
    recipient: 'text'
    sent_at: 'bigint'
    subject: 'text'
  }
  removed_deliveries: {
    event_id: 'uuid'
    host_id: 'uuid'
    may_bounce: 'boolean'
    message_id: 'text'
    person_key: 'text?'
    removed_at: 'bigint'
    was_invited: 'boolean'
  }
  send_slots: {
    free_at: 'bigint'
    host_id: 'uuid'
  }
  sent_sms: {
    claimed_at: 'bigint'
    is_sent: 'boolean='
    key: 'text'
    message_id: 'text?'
  }
}
