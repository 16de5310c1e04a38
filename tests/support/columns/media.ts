/** The columns of the room's tables, written by tests/server/database/schema.test.ts. `?`: may be null; `=`: has a default. */
export interface Columns {
  album_photos: {
    bytes: 'bigint'
    created_at: 'bigint'
    event_id: 'uuid'
    invitee_id: 'uuid?'
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
  user_images: {
    bytes: 'bigint'
    created_at: 'bigint'
    image_url: 'text'
    kind: 'text'
    prompt: 'text'
    user_id: 'uuid'
  }
}
