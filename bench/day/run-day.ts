import { demoRandom } from '@nidan/server/demo/demo-random';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { closeBooks, type LabAtClose } from './day-books.ts';
import { sendToLab } from './day-boxes.ts';
import { DayClock } from './day-clock.ts';
import { OPENS } from './day-mix.ts';
import { type DayServer, startDayServer } from './day-server.ts';
import { DayWatch } from './day-watch.ts';
import { DayStores } from './day-stores.ts';
import { dayWork, registerPlanned, type RegisteredVisit } from './day-work.ts';
import { type DayLab, openLabs } from './open-labs.ts';
import type { DayDeed, PlannedVisit } from './plan-day.ts';

export interface DayPlan {
  readonly visits: readonly PlannedVisit[];
  /** How many labs the visits are in. */
  readonly labs: number;
  /** Minutes of the day in one of ours; null: as fast as it goes. */
  readonly speed: number | null;
  /** Folder of the data that stays. */
  readonly keep: string | null;
  readonly say: (line: string) => void;
}

export interface DayReport {
  readonly patients: number;
  /** How often each thing was done. */
  readonly done: ReadonlyMap<DayDeed, number>;
  readonly labs: readonly LabAtClose[];
  /** Of each lab what its stores did: pieces of work that took from them, and lines of goods that came. */
  readonly stores: readonly { readonly lab: string; readonly lines: number; readonly received: number }[];
  readonly seconds: number;
  /** The longest that one thing took, with all its requests, in ms. */
  readonly slowestMs: number;
}

/** Proofs of who somebody is are good for 5 minutes. */
const PROOF_EVERY_MS = 180_000;

interface Deed {
  readonly visit: PlannedVisit;
  readonly number: number;
  readonly deed: DayDeed;
}

class Day {
  readonly done = new Map<DayDeed, number>();
  readonly #visits: readonly PlannedVisit[];
  readonly #labs: readonly DayLab[];
  readonly #registered = new Map<number, RegisteredVisit>();
  readonly #randoms = new Map<number, () => number>();
  slowestMs = 0;
  #provedAt = performance.now();

  constructor(visits: readonly PlannedVisit[], labs: readonly DayLab[]) {
    this.#visits = visits;
    this.#labs = labs;
  }

  get patients(): number {
    return new Set([...this.#registered.values()].map(({ patientId }) => patientId)).size;
  }

  /** The bills that were registered in a lab so far. */
  billsIn(lab: number): string[] {
    return [...this.#registered].flatMap(([visit, { billId }]) =>
      this.#visits[visit]?.lab === lab ? [billId] : [],
    );
  }

  /** What is to be done, minute by minute. */
  agenda(): Map<number, Deed[]> {
    const agenda = new Map<number, Deed[]>();
    for (const [number, visit] of this.#visits.entries()) {
      for (const { minute, deed } of visit.deeds) {
        const deeds = agenda.get(minute) ?? [];
        deeds.push({ visit, number, deed });
        agenda.set(minute, deeds);
      }
    }
    return new Map([...agenda].toSorted(([a], [b]) => a - b));
  }

  async prove(): Promise<void> {
    if (performance.now() - this.#provedAt < PROOF_EVERY_MS) return;
    for (const lab of this.#labs) await lab.prove();
    this.#provedAt = performance.now();
  }

  async act({ visit, number, deed }: Deed): Promise<void> {
    const began = performance.now();
    const lab = this.#labs[visit.lab];
    if (lab === undefined) throw new Error(`There is no lab ${visit.lab}`);
    const random = this.#randoms.get(number) ?? demoRandom(visit.seed);
    this.#randoms.set(number, random);
    const staff = { ...lab.staff[visit.place], random };
    try {
      if (deed === 'register') {
        this.#registered.set(number, await registerPlanned(staff, visit, this.#whoOf(visit)));
      } else if (deed === 'accession' && visit.place === 'centre') {
        await sendToLab(staff, this.#registered.get(number)?.billId ?? '');
      } else {
        await dayWork[deed](staff, this.#registered.get(number)?.billId ?? '');
      }
    } catch (error) {
      throw new Error(`Visit ${number} of ${lab.name}, ${deed}`, { cause: error });
    }
    this.done.set(deed, (this.done.get(deed) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began);
  }

  #whoOf({ who }: PlannedVisit) {
    return 'cameAs' in who
      ? { patientId: this.#registered.get(who.cameAs)?.patientId ?? '' }
      : { newPatient: who };
  }
}

async function liveThrough(
  server: DayServer,
  { clock, date }: { clock: DayClock; date: CalendarDate },
  plan: DayPlan,
): Promise<DayReport> {
  await clock.reach(OPENS - 60);
  const labs = await openLabs(server, plan.labs);
  const day = new Day(plan.visits, labs);
  try {
    const stores: DayStores[] = [];
    for (const lab of labs) stores.push(await DayStores.open(lab, date));
    const watches: DayWatch[] = [];
    for (const lab of labs) watches.push(await DayWatch.open(lab));
    const look = async (): Promise<void> => {
      for (const [lab, watch] of watches.entries()) await watch.look(day.billsIn(lab));
    };
    let hour = 0;
    const began = performance.now();
    for (const [minute, deeds] of day.agenda()) {
      await clock.reach(minute);
      await day.prove();
      await server.escalateCriticals();
      await Promise.all(stores.map((one) => one.until(minute)));
      // Everybody at once: each person does one thing after the other by themselves.
      await Promise.all(deeds.map((deed) => day.act(deed)));
      if (Math.floor(minute / 60) === hour) continue;
      hour = Math.floor(minute / 60);
      await look();
      plan.say(`${hour}:00, ${day.done.get('register') ?? 0} bills`);
    }
    await Promise.all(stores.map((one) => one.until(24 * 60)));
    await look();
    const seconds = (performance.now() - began) / 1_000;
    await clock.reach((24 + 8) * 60);
    const closed: LabAtClose[] = [];
    for (const lab of labs) {
      await lab.prove();
      closed.push(await closeBooks(lab, date));
    }
    return {
      patients: day.patients,
      done: day.done,
      labs: closed,
      stores: stores.map(({ lines, received }, at) => ({ lab: labs[at]?.name ?? '', lines, received })),
      seconds,
      slowestMs: day.slowestMs,
    };
  } finally {
    for (const lab of labs) lab.close();
  }
}

/** Lives yesterday through in some labs, by the API as their people use it. `check` sees the database before it is given up. */
export async function runDay(plan: DayPlan, check: (server: DayServer) => Promise<void>): Promise<DayReport> {
  const date = addDays(calendarDateIn(DEFAULT_ZONE, new Date()), -1);
  const clock = new DayClock(date, plan.speed);
  const server = await startDayServer(clock.now, plan.keep);
  try {
    const report = await liveThrough(server, { clock, date }, plan);
    await check(server);
    return report;
  } finally {
    await server.stop();
  }
}
