import type { PatientInput } from '@nidan/contract/people/patients/patient-input';
import { demoRandom } from '@nidan/server/demo/demo-random';
import type { VisitAtCounter } from '@nidan/server/demo/demo-steps';
import {
  AGE_BOUNDS,
  AGES,
  ARRIVALS,
  CLOSES,
  COURIER_LEAVES,
  COURIER_RIDE,
  MEN,
  OPENS,
  PACKAGES,
  PACKAGE_SHARE,
  SHARES,
  SINGLE_TESTS,
  SURNAMES,
  TESTS_OF_A_BILL,
  type Weighted,
  WOMEN,
} from './day-mix.ts';

export type DayDeed =
  | 'register'
  | 'cancelLine'
  | 'collect'
  | 'accession'
  | 'rejectTube'
  | 'hold'
  | 'resume'
  | 'enterPart'
  | 'enter'
  | 'enterCritical'
  | 'rerun'
  | 'chooseRerun'
  | 'check'
  | 'dispatch'
  | 'amend'
  | 'payDue';

/** Where somebody is registered and bled: at the lab, or at its collection centre, whose tubes come by courier. */
export type DayPlace = 'lab' | 'centre';

/** What is done at a minute of the day. */
export interface PlannedDeed {
  readonly minute: number;
  readonly deed: DayDeed;
}

export interface PlannedVisit extends VisitAtCounter {
  readonly lab: number;
  readonly place: DayPlace;
  /** Who comes; somebody who was there earlier on the day is found by the number of that visit. */
  readonly who: PatientInput | { readonly cameAs: number };
  /** In the order of time, no two at one minute. */
  readonly deeds: readonly PlannedDeed[];
  /** Where the values of this visit begin, so that they do not depend on who else is served. */
  readonly seed: number;
}

export interface DaySettings {
  readonly bills: number;
  readonly labs: number;
  readonly seed: number;
}

type Random = () => number;

const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

function oneOf<T>(random: Random, weighted: Weighted<T>): T {
  let left = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('Nothing to choose from');
}

const among = <T>(random: Random, values: readonly T[]): T =>
  oneOf(
    random,
    values.map((value) => [value, 1] as const),
  );

function planTests(random: Random): { readonly codes: readonly string[]; readonly hours: number } {
  if (random() < PACKAGE_SHARE) {
    const { code, hours } = oneOf(random, PACKAGES);
    return { codes: [code], hours };
  }
  const tests = new Map<string, number>();
  const count = oneOf(random, TESTS_OF_A_BILL);
  while (tests.size < count) {
    const { code, hours } = oneOf(random, SINGLE_TESTS);
    tests.set(code, hours);
  }
  return { codes: [...tests.keys()], hours: Math.max(...tests.values()) };
}

/** Title by sex and age; a newborn is the child of the mother named. */
function titleOf(sex: 'M' | 'F', group: keyof typeof AGE_BOUNDS): NonNullable<PatientInput['name_title']> {
  if (group === 'newborn') return 'B/O';
  if (group === 'infant' || group === 'child') return sex === 'M' ? 'M/ch' : 'F/ch';
  if (group === 'youth') return sex === 'M' ? 'Mr.' : 'Miss.';
  return sex === 'M' ? 'Mr.' : 'Mrs.';
}

function planPerson(random: Random, number: number): PatientInput {
  const sex = random() < 0.48 ? 'M' : 'F';
  const group = oneOf(random, AGES);
  const { from, to, unit } = AGE_BOUNDS[group];
  const firstNames = sex === 'M' && group !== 'newborn' ? MEN : WOMEN;
  return {
    name_title: titleOf(sex, group),
    name: `${among(random, firstNames)} ${among(random, SURNAMES)}`,
    age_sex: { age: between(random, from, to), sex, unit },
    phone: String(9_100_000_000 + number),
    city: 'Pune',
  };
}

function planMoney(random: Random): Pick<VisitAtCounter, 'paid' | 'discountPercent'> {
  const draw = random();
  const paid =
    draw < SHARES.nothingPaid ? 'nothing' : draw < SHARES.nothingPaid + SHARES.halfPaid ? 'half' : 'all';
  return random() < SHARES.discount ? { paid, discountPercent: 5 } : { paid };
}

/** When tubes that are ready at a minute reach the bench: carried over every quarter of an hour, or with the next courier. */
const REACHES_BENCH: Readonly<Record<DayPlace, (minute: number) => number>> = {
  lab: (minute) => Math.ceil(minute / 15) * 15,
  centre: (minute) => {
    const leaves = COURIER_LEAVES.find((departure) => departure >= minute);
    return leaves === undefined ? CLOSES : leaves + COURIER_RIDE;
  },
};

class Diary {
  readonly #deeds: PlannedDeed[] = [];
  readonly #random: Random;
  readonly #place: DayPlace;
  #minute: number;

  constructor(random: Random, { arrival, place }: Pick<Course, 'arrival' | 'place'>) {
    this.#random = random;
    this.#place = place;
    this.#minute = arrival;
    this.#deeds.push({ minute: arrival, deed: 'register' });
  }

  /** What comes next, some minutes after the last. */
  next(deed: DayDeed, from: number, to: number): this {
    this.#minute += Math.max(1, between(this.#random, from, to));
    if (deed === 'accession') this.#minute = REACHES_BENCH[this.#place](this.#minute);
    this.#deeds.push({ minute: this.#minute, deed });
    return this;
  }

  /** What comes next on a share of the bills. */
  sometimes(share: number, what: (diary: this) => void): this {
    if (this.#random() < share) what(this);
    return this;
  }

  /** What was reached before the lab closed. */
  get deeds(): PlannedDeed[] {
    return this.#deeds.filter(({ minute }) => minute < CLOSES);
  }
}

interface Course {
  readonly arrival: number;
  readonly place: DayPlace;
  readonly tests: readonly string[];
  readonly hours: number;
  readonly owes: boolean;
}

function planCourse(random: Random, { arrival, place, tests, hours, owes }: Course): PlannedDeed[] {
  const waiting = Math.round(hours * 60);
  const diary = new Diary(random, { arrival, place })
    .sometimes(tests.length > 1 ? SHARES.lineCancelled : 0, (visit) => visit.next('cancelLine', 1, 3))
    .next('collect', 3, 20)
    .next('accession', 5, 10)
    .sometimes(SHARES.tubeRejected, (visit) =>
      visit.next('rejectTube', 3, 20).next('collect', 25, 70).next('accession', 5, 10),
    )
    .sometimes(SHARES.onHold, (visit) => visit.next('hold', 5, 20).next('resume', 20, 60))
    .sometimes(SHARES.enteredInParts, (visit) => visit.next('enterPart', 20, 40))
    .next('enter', waiting * 0.2, waiting * 0.6)
    .sometimes(tests.includes('CBC') ? SHARES.critical : 0, (visit) => visit.next('enterCritical', 1, 3))
    .sometimes(SHARES.measuredAgain, (visit) =>
      visit.next('rerun', 2, 5).next('enter', 15, 30).next('chooseRerun', 1, 3),
    )
    .next('check', 5, 45);
  diary.sometimes(SHARES.dispatched, (visit) => {
    visit.next('dispatch', 5, 120).sometimes(SHARES.amended, (later) => later.next('amend', 20, 90));
  });
  if (owes) diary.sometimes(SHARES.duePaidToday, (visit) => visit.next('payDue', 5, 90));
  return diary.deeds;
}

/** Somebody who was registered before a minute; -1 when nobody was. */
function earlierThan(random: Random, visits: readonly PlannedVisit[], minute: number): number {
  const known = [...visits.entries()].filter(([, { deeds }]) => (deeds[0]?.minute ?? CLOSES) < minute);
  return known.length === 0 ? -1 : among(random, known)[0];
}

function planVisit(
  random: Random,
  number: number,
  { labs, earlier }: { labs: number; earlier: readonly PlannedVisit[] },
): PlannedVisit {
  const hour = oneOf(random, ARRIVALS);
  const arrival = Math.max(OPENS, hour * 60 + between(random, 0, 59));
  const { codes, hours } = planTests(random);
  const money = planMoney(random);
  const place = random() < SHARES.atCentre ? 'centre' : 'lab';
  const known = random() < SHARES.back ? earlierThan(random, earlier, arrival - 60) : -1;
  const before = earlier[known];
  return {
    ...money,
    patient: number,
    tests: codes,
    stat: random() < SHARES.urgent,
    place,
    lab: before === undefined ? between(random, 0, labs - 1) : before.lab,
    who: before === undefined ? planPerson(random, number) : { cameAs: known },
    deeds: planCourse(random, { arrival, place, tests: codes, hours, owes: money.paid !== 'all' }),
    seed: Math.floor(random() * 2 ** 31),
  };
}

/** A day of some labs, whole from the seed: who comes when, for what, what is done to it and what goes wrong. */
export function planDay({ bills, labs, seed }: DaySettings): readonly PlannedVisit[] {
  const random = demoRandom(seed);
  const visits: PlannedVisit[] = [];
  for (let number = 0; number < bills; number += 1) {
    visits.push(planVisit(random, number, { labs, earlier: visits }));
  }
  return visits;
}
