import { KNOWN_QUANTITIES, variationOf } from '../within-person.ts';
import {
  type ComparedTube,
  isMaybeSwapped,
  STRANGE_FROM,
  strangeness,
  swapEvidence,
} from '../swap-evidence.ts';

/** What a visit asks for, and which quantities go up and down together. */
const RED_CELLS = ['718-7', '789-8', '4544-3'];
const COUNT = [...RED_CELLS, '787-2', '785-6', '788-0', '777-3', '6690-2'];
const LIVER = ['1975-2', '1742-6', '1920-8', '6768-6', '2324-2', '2885-2', '1751-7'];
const KIDNEY = ['2160-0', '3094-0', '3084-1', '2823-3', '17861-6'];
const LIPIDS = ['2093-3', '2085-9', '2571-8', '18262-6'];
const PANELS = [
  COUNT,
  [...COUNT, ...KIDNEY],
  [...LIVER, ...KIDNEY],
  [...LIPIDS, '4548-4', '3016-3'],
  [...COUNT, ...LIVER, ...LIPIDS, ...KIDNEY, '4548-4'],
];

/** A made-up person who comes for a panel of quantities, by LOINC. */
export interface MadeUpVisit {
  readonly person: number;
  readonly panel: readonly string[];
  /** In percent of what is usual among healthy people. */
  values: ReadonlyMap<string, number>;
}

type Visit = MadeUpVisit;

/** What a year of made-up patients shows of the detector. */
export interface SwapTrial {
  readonly tubes: number;
  readonly comparable: number;
  readonly planted: number;
  readonly found: number;
  readonly falseAlarms: number;
}

/** How many come, and who. */
export interface MadeUpYear {
  readonly days: number;
  readonly visitsOfDay: number;
  readonly people: number;
  /** From 0 to below 1, the same for the same seed. */
  readonly random: () => number;
}

export interface SwapYear extends MadeUpYear {
  readonly swaps: number;
  /** Tubes on either side that a tube is compared with. */
  readonly neighbours: number;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Logarithms of a deviation for each quantity; those of the red cells go mostly together. */
function deviations(random: () => number, widthOf: (loinc: string) => number): Map<string, number> {
  const together = normal(random);
  return new Map(
    KNOWN_QUANTITIES.map((loinc) => {
      const own = normal(random);
      const mixed = RED_CELLS.includes(loinc) ? 0.85 * together + 0.527 * own : own;
      return [loinc, mixed * widthOf(loinc)];
    }),
  );
}

function between(loinc: string): number {
  return (variationOf(loinc)?.between ?? 0) / 100;
}

function withinVisit(loinc: string): number {
  const { within = 0, method = 0 } = variationOf(loinc) ?? {};
  return Math.hypot(within, method) / 100;
}

function visitOf(setPoints: readonly ReadonlyMap<string, number>[], { people, random }: MadeUpYear): Visit {
  const person = Math.floor(random() * people);
  const panel = PANELS[Math.floor(random() * PANELS.length)] ?? COUNT;
  // One visit in six is of somebody who fell ill or was treated since.
  const isIll = random() < 1 / 6;
  const changes = deviations(random, (loinc) => withinVisit(loinc) * (isIll ? 3 : 1));
  const values = new Map(
    panel.map((loinc) => [
      loinc,
      100 * Math.exp((setPoints[person]?.get(loinc) ?? 0) + (changes.get(loinc) ?? 0)),
    ]),
  );
  return { person, panel, values };
}

/** The visits of each day: people with values of their own, one visit in six of somebody who is ill. */
export function madeUpVisits(year: MadeUpYear): MadeUpVisit[][] {
  const { days, visitsOfDay, people, random } = year;
  const setPoints = Array.from({ length: people }, () => deviations(random, between));
  return Array.from({ length: days }, () =>
    Array.from({ length: visitsOfDay }, () => visitOf(setPoints, year)),
  );
}

type History = Map<number, Map<string, number>>;

interface Planting {
  readonly partner: ReadonlyMap<Visit, Visit>;
  readonly history: History;
  readonly year: SwapYear;
}

interface ComparedVisit {
  readonly visit: Visit;
  readonly tube: ComparedTube;
}

const MOST_TRIES = 400;

/** Two visits near each other that asked for the same, of people who were here before; null where there are none. */
function pairToSwap(
  day: readonly Visit[],
  { partner, history, year }: Planting,
): readonly [Visit, Visit] | null {
  const at = Math.floor(year.random() * day.length);
  const near = 1 + Math.floor(year.random() * 4);
  const [a, b] = [day[at], day[at + near]];
  if (a === undefined || b === undefined || partner.has(a) || partner.has(b)) return null;
  if (a.person === b.person || a.panel !== b.panel) return null;
  const areKnown = [a, b].every((visit) => strangeness(tubeOf(visit, history.get(visit.person))) !== null);
  return areKnown ? [a, b] : null;
}

function exchange([a, b]: readonly [Visit, Visit], partner: Map<Visit, Visit>): void {
  [a.values, b.values] = [b.values, a.values];
  partner.set(a, b).set(b, a);
}

function remember(history: History, { person, values }: Visit): void {
  const known = history.get(person) ?? new Map<string, number>();
  for (const [loinc, value] of values) known.set(loinc, value);
  history.set(person, known);
}

function tubeOf({ panel, values }: Visit, last: ReadonlyMap<string, number> | undefined): ComparedTube {
  return {
    quantities: panel.flatMap((loinc) => {
      const [now, before] = [values.get(loinc), last?.get(loinc)];
      return now === undefined || before === undefined ? [] : [{ loinc, now, before }];
    }),
  };
}

/**
 * A year of made-up people who come again and again, some of them ill, with pairs of tubes exchanged: how many the detector finds, and
 * how many pairs it holds that nobody exchanged. A tube that was exchanged is the history of nobody afterwards.
 */
export function trySwaps(year: SwapYear): SwapTrial {
  const { days, swaps, neighbours } = year;
  const calendar = madeUpVisits(year);
  const history: History = new Map();
  const partner = new Map<Visit, Visit>();
  const compared: ComparedVisit[][] = [];
  // In the first quarter people become known.
  const perDay = (swaps * 1.05) / (days * 0.75);
  let owed = 0;
  for (const [number, day] of calendar.entries()) {
    owed += number < days / 4 ? 0 : Math.min(perDay, swaps - partner.size / 2 - owed);
    for (let tries = 0; owed >= 1 && tries < MOST_TRIES; tries += 1) {
      const pair = pairToSwap(day, { partner, history, year });
      if (pair === null) continue;
      exchange(pair, partner);
      owed -= 1;
    }
    compared.push(day.map((visit) => ({ visit, tube: tubeOf(visit, history.get(visit.person)) })));
    for (const visit of day) if (!partner.has(visit)) remember(history, visit);
  }
  return countedTrial(compared, { partner, neighbours });
}

function countedTrial(
  days: readonly (readonly ComparedVisit[])[],
  { partner, neighbours }: { readonly partner: ReadonlyMap<Visit, Visit>; readonly neighbours: number },
): SwapTrial {
  let [tubes, comparable, found, falseAlarms] = [0, 0, 0, 0];
  for (const day of days) {
    for (const [at, one] of day.entries()) {
      tubes += 1;
      const strange = strangeness(one.tube);
      if (strange === null) continue;
      comparable += 1;
      if (strange < STRANGE_FROM) continue;
      for (const other of day.slice(Math.max(0, at - neighbours), at)) {
        if (!isMaybeSwapped(swapEvidence(one.tube, other.tube))) continue;
        if (partner.get(one.visit) === other.visit) found += 1;
        else falseAlarms += 1;
      }
    }
  }
  return { tubes, comparable, planted: partner.size / 2, found, falseAlarms };
}
