/** The columns of the room's tables, written by tests/server/database/schema.test.ts. `?`: may be null; `=`: has a default. */
export interface Columns {
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
  database_keys: {
    id: 'integer'
    sealed: 'bytea'
  }
  device_samples: {
    coins: 'integer'
    counted_at: 'bigint'
    device_key: 'text'
  }
  installed_functions: {
    hash: 'text'
    name: 'text'
  }
  job_marks: {
    done_until: 'bigint'
    name: 'text'
  }
  operator_log: {
    action: 'text'
    created_at: 'bigint'
    entry: 'bigint='
    operator: 'text'
    reason: 'text'
    subject: 'text'
  }
  page_errors: {
    count: 'bigint'
    device: 'text'
    first_at: 'bigint'
    key: 'text'
    last_at: 'bigint'
    message: 'text'
    path: 'text'
    place: 'text'
    version: 'text'
  }
  rate_limits: {
    expire: 'bigint?'
    key: 'character varying'
    points: 'integer='
  }
  requests: {
    caller: 'text'
    expires_at: 'bigint'
    input_hash: 'text'
    request_id: 'text'
    result: 'bytea?'
  }
}
