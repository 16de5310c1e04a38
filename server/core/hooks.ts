/** The work that rooms trigger in rooms above them. `Tx` is a transaction, and `Event` an event's row. */
export interface Hooks<Tx, Event> {
  /**
   * Queues the notifications that the database has marked as due, of one event if `eventId` is given. Must be called after the transaction
   * that marked them has committed. Never throws, because another attempt follows within a minute.
   */
  queueDue(eventId?: string): Promise<void>
  /** Queues the notifications of a canceled event's guests, in the caller's transaction. `now` is in ms. */
  notifyOfCancellation(tx: Tx, event: Event, now: number): Promise<void>
  /** Asks the co-hosts of an event whose organizer has left to take it over, in the caller's transaction. `now` is in ms. */
  askCohosts(tx: Tx, event: Event, now: number): Promise<void>
}
