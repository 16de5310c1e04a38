/** The columns of the room's tables, written by tests/server/database/schema.test.ts. `?`: may be null; `=`: has a default. */
export interface Columns {
  access_tokens: {
    expires_at: 'bigint'
    hash: 'text'
    session_id: 'uuid'
    user_id: 'uuid'
  }
  host_contacts: {
    contact_key: 'text'
    host_id: 'uuid'
    left_at: 'bigint?'
  }
  merge_proofs: {
    expires_at: 'bigint'
    kind: 'text'
    other_id: 'uuid'
    session_id: 'uuid'
    value: 'text'
  }
  merged_accounts: {
    account_id: 'uuid'
    into_id: 'uuid'
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
  refresh_tokens: {
    expires_at: 'bigint'
    hash: 'text'
    issued_at: 'bigint='
    parent: 'text?'
    session_id: 'uuid'
    used_at: 'bigint?'
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
  sessions: {
    country: 'text?'
    created_at: 'bigint'
    device_id: 'text'
    id: 'uuid'
    last_used_at: 'bigint'
    network: 'text='
    proven_at: 'bigint='
    proven_contact: 'text?'
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
  users: {
    calendar_version: 'integer='
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
