/** Work that falls due by time, as the clockwork drives it. */

/** Work of one kind that falls due by time. Every step is idempotent. */
export interface DueWork {
  /**
   * Handles everything that is due.
   *
   * @param counts whether time still counts against people; as soon as it does not, the rest stays due
   *
   * @throws StorageDown if the database fails; unhandled work is still due
   */
  due(now: Date, counts: () => boolean): Promise<void>
  /** Returns the times at which something becomes due in a period. @param after the end of the time whose work is done */
  alarms(after: Date, until: Date): Promise<readonly Date[]>
}
