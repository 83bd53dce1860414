/** Between two looks a process may be held up, and a network slow: less is not worth a step of the clock. */
const TOLERANCE_MS = 5;

/**
 * The time of the database as this process knows it. It is counted on by a clock that nobody can set, so that a machine whose
 * time jumps dates nothing wrongly and ends no session; all processes of one database share its time.
 */
export class DatabaseClock {
  /** Epoch milliseconds when the process began, as far as is known; its own clock says so until the database was asked. */
  #origin = performance.timeOrigin;

  /** Takes over what the database said, `databaseMs` since the epoch, unless the way there and back explains the difference. */
  heard(databaseMs: number, { askedAt, answeredAt }: { askedAt: number; answeredAt: number }): void {
    const origin = databaseMs - (askedAt + answeredAt) / 2;
    const explained = (answeredAt - askedAt) / 2 + TOLERANCE_MS;
    if (Math.abs(origin - this.#origin) > explained) this.#origin = origin;
  }

  /** Epoch milliseconds. */
  readonly now = (): number => this.#origin + performance.now();
}
