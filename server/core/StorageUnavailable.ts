/** Thrown when file storage is temporarily unavailable. The same request may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
