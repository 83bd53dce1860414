import { type CalendarDate } from '@nidan/domain/time/calendar-date';
import { DEFAULT_ZONE, instantIn } from '@nidan/domain/time/zone';
import { setTimeout as wait } from 'node:timers/promises';

/** The clock of a day that is lived through faster than it passes. */
export class DayClock {
  readonly #midnight: number;
  readonly #speed: number | null;
  #minute = 0;
  #since = performance.now();

  /** `speed` minutes of the day take one of ours; null takes no more time than the work does. */
  constructor(date: CalendarDate, speed: number | null) {
    this.#midnight = instantIn(DEFAULT_ZONE, { date, hour: 0, minute: 0, second: 0 }).getTime();
    this.#speed = speed;
  }

  /** Within the minute that was set, and never beyond it. */
  readonly now = (): Date => {
    const into = Math.min(59_999, Math.floor(performance.now() - this.#since));
    return new Date(this.#midnight + this.#minute * 60_000 + into);
  };

  /** Goes on to a minute of the day. */
  async reach(minute: number): Promise<void> {
    const ahead = minute - this.#minute;
    // The first is reached at once: nobody waits for the lab to open.
    if (this.#speed !== null && this.#minute > 0) {
      await wait(Math.max(0, (ahead * 60_000) / this.#speed - (performance.now() - this.#since)));
    }
    this.#minute = minute;
    this.#since = performance.now();
  }
}
