/** The columns of a migrated database, written by tests/server/database/schema.test.ts. `?`: may be null; `=`: has a default. */
export interface DatabaseColumns {
  abuse_reports: {
    created_at: 'bigint'
    event_id: 'uuid'
    host_id: 'uuid'
    id: 'uuid'
    note: 'text'
    reason: 'text'
    reporter_key: 'text'
    was_reached: 'boolean'
  }
  access_tokens: {
    expires_at: 'bigint'
    hash: 'text'
    session_id: 'uuid'
    user_id: 'uuid'
  }
  album_photos: {
    bytes: 'bigint'
    created_at: 'bigint'
    event_id: 'uuid'
    invitee_id: 'uuid'
    modification: 'bigint='
    photo_id: 'uuid'
    url: 'text'
  }
  albums: {
    code: 'text'
    created_at: 'bigint'
    event_id: 'uuid'
    id: 'text'
  }
  audit_log: {
    created_at: 'bigint'
    entry: 'bigint='
    event_id: 'uuid'
    operation: 'text'
    subjects: 'jsonb='
    user_id: 'uuid?'
  }
  budgets: {
    ends_at: 'bigint'
    name: 'text'
    subject: 'text'
    used: 'bigint'
  }
  change_notices: {
    before: 'jsonb?'
    event_id: 'uuid'
    noticed_at: 'bigint'
  }
  coin_entries: {
    amount: 'integer'
    balance: 'integer'
    created_at: 'bigint'
    entry: 'bigint='
    kind: 'text'
    user_id: 'uuid'
  }
  database_keys: {
    id: 'integer'
    sealed: 'bytea'
  }
  deliveries: {
    created_at: 'bigint'
    event_id: 'uuid'
    finished_at: 'bigint?'
    invitee_id: 'uuid'
    key: 'text'
    message_id: 'text?'
    reason: 'text?'
    state: 'text'
  }
  device_samples: {
    coins: 'integer'
    counted_at: 'bigint'
    device_key: 'text'
  }
  drafts: {
    event: 'jsonb'
    id: 'uuid'
    modification_id: 'bigint'
    saved_at: 'bigint'
    user_id: 'uuid'
  }
  early_delivery_events: {
    kind: 'text'
    message_id: 'text'
    reason: 'text?'
    reported_at: 'bigint'
  }
  events: {
    address_for: 'text?'
    album_id: 'text?'
    animation: 'text='
    background_url: 'text?'
    canceled_at: 'bigint?'
    capacity: 'integer?'
    cohost_link: 'uuid?'
    cohost_link_until: 'bigint?'
    colors: 'jsonb'
    communication_preference: 'integer'
    contacts_erased: 'boolean='
    created_at: 'bigint'
    description: 'text'
    digested_until: 'bigint?'
    end_time: 'bigint='
    handover_until: 'bigint?'
    has_waitlist: 'boolean'
    host_notification: 'text'
    hosted_by: 'text'
    id: 'uuid'
    location: 'jsonb'
    modification: 'bigint='
    open_invite: 'boolean'
    organizer_id: 'uuid'
    origin: 'jsonb='
    past_from: 'bigint'
    photo_url: 'text'
    playlist_id: 'text?'
    public_guest_list: 'boolean'
    questions: 'jsonb'
    reminders_enabled: 'boolean'
    saved_at: 'bigint?'
    sequence: 'integer='
    start_time: 'bigint'
    suspended_at: 'bigint?'
    suspended_with_account: 'boolean='
    suspension_reason: 'text?'
    time_zone: 'text'
    title: 'text'
    video_disabled: 'boolean='
  }
  free_coin_grants: {
    contact_key: 'text'
    granted_at: 'bigint'
  }
  guest_counts: {
    entries: 'integer'
    event_id: 'uuid'
    going: 'integer'
    guests: 'integer'
    part: 'uuid='
    places: 'integer'
    unsent: 'integer'
  }
  image_tasks: {
    cost: 'integer'
    created_at: 'bigint'
    device_key: 'text?'
    event_id: 'uuid'
    id: 'uuid'
    image_urls: 'jsonb='
    request: 'jsonb'
    state: 'text'
    user_id: 'uuid?'
  }
  inbound_sms: {
    id: 'text'
    received_at: 'bigint'
    reply: 'text'
  }
  installed_functions: {
    hash: 'text'
    name: 'text'
  }
  invitee_aliases: {
    event_id: 'uuid'
    into_id: 'uuid'
    invitee_id: 'uuid'
    token_version: 'integer'
  }
  invitees: {
    additional_guest_count: 'integer='
    awaits: 'text?'
    cohost_status: 'text?'
    created_at: 'bigint'
    created_by: 'text?'
    email: 'text?'
    email_normalized: 'text?'
    event_id: 'uuid'
    invite_failure: 'text?'
    invite_status: 'text'
    invitee_id: 'uuid'
    is_connected: 'boolean='
    last_request: 'text?'
    late_contacts: 'text[]='
    modification: 'bigint='
    name: 'text'
    notification_preference: 'integer?'
    phone: 'text?'
    photo_upload_mode: 'text?'
    photo_url: 'text?'
    responses: 'jsonb='
    role: 'text'
    rsvp_at: 'bigint?'
    rsvp_message: 'text='
    rsvp_status: 'text'
    source: 'text'
    token_version: 'integer='
    user_id: 'uuid?'
    waitlist_status: 'text?'
    waitlisted_at: 'bigint?'
    withheld: 'text[]='
  }
  job_marks: {
    done_until: 'bigint'
    name: 'text'
  }
  merge_proofs: {
    expires_at: 'bigint'
    kind: 'text'
    other_id: 'uuid'
    session_id: 'uuid'
    value: 'text'
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
  operator_log: {
    action: 'text'
    created_at: 'bigint'
    entry: 'bigint='
    operator: 'text'
    reason: 'text'
    subject: 'text'
  }
  opt_outs: {
    address_key: 'text'
    channel: 'text'
    created_at: 'bigint'
    scope: 'text'
    subject: 'uuid'
  }
  outbox: {
    body: 'text'
    html: 'text?'
    id: 'bigint='
    key: 'text'
    kind: 'text'
    recipient: 'text'
    sent_at: 'bigint'
    subject: 'text'
  }
  passkeys: {
    counter: 'bigint'
    created_at: 'bigint'
    id: 'text'
    last_used_at: 'bigint?'
    name: 'text'
    public_key: 'text'
    transports: 'jsonb='
    user_handle: 'text'
    user_id: 'uuid'
  }
  purchases: {
    amount: 'integer'
    coins: 'integer'
    created_at: 'bigint'
    credited_at: 'bigint?'
    currency: 'text'
    id: 'uuid'
    payment_intent_id: 'text?'
    price_id: 'text'
    user_id: 'uuid?'
  }
  rate_limits: {
    expire: 'bigint?'
    key: 'character varying'
    points: 'integer='
  }
  refresh_tokens: {
    expires_at: 'bigint'
    hash: 'text'
    issued_at: 'bigint='
    parent: 'text?'
    session_id: 'uuid'
    used_at: 'bigint?'
  }
  removed_events: {
    event_id: 'uuid'
    host_id: 'uuid?'
  }
  requests: {
    caller: 'text'
    expires_at: 'bigint'
    input_hash: 'text'
    request_id: 'text'
    result: 'bytea?'
  }
  security_log: {
    country: 'text?'
    created_at: 'bigint'
    detail: 'text='
    entry: 'bigint='
    kind: 'text'
    network: 'text='
    user_agent: 'text='
    user_id: 'uuid'
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
  sessions: {
    country: 'text?'
    created_at: 'bigint'
    device_id: 'text'
    id: 'uuid'
    last_used_at: 'bigint'
    network: 'text='
    proven_at: 'bigint='
    revoked_at: 'bigint?'
    user_agent: 'text'
    user_id: 'uuid'
  }
  sign_in_codes: {
    code_hash: 'text'
    destination: 'text'
    expires_at: 'bigint'
    tries: 'integer='
    user_id: 'uuid?'
  }
  sign_in_links: {
    email: 'text?'
    expires_at: 'bigint'
    hash: 'text'
    user_id: 'uuid?'
  }
  used_tokens: {
    expires_at: 'bigint'
    jti: 'text'
  }
  user_contacts: {
    kind: 'text'
    user_id: 'uuid'
    value: 'text'
    verified_at: 'bigint'
  }
  user_identities: {
    created_at: 'bigint'
    email: 'text'
    issuer: 'text'
    subject: 'text'
    user_id: 'uuid'
  }
  user_images: {
    bytes: 'bigint'
    created_at: 'bigint'
    image_url: 'text'
    kind: 'text'
    prompt: 'text'
    user_id: 'uuid'
  }
  users: {
    coins: 'integer'
    created_at: 'bigint'
    deleted_at: 'bigint?'
    granted_sms_permission: 'boolean='
    id: 'uuid'
    name: 'text'
    photo_url: 'text?'
    sms_permission_status: 'text?'
    suspended_at: 'bigint?'
    suspension_reason: 'text?'
  }
}
