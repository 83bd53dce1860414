import { allocate } from '../money/allocate.ts';

/** What was reported of one test on one machine in one month, and what its own use cost; money in paise. */
export interface ReportedWork {
  readonly testId: string;
  /** Null: by hand. */
  readonly machineId: string | null;
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly reportables: number;
  readonly reruns: number;
  readonly own: number;
  readonly charged: number;
}

/** What a machine used for controls, calibration, its events and what it loses in a month; null: no machine, such as tubes. */
export interface SharedUse {
  readonly machineId: string | null;
  readonly month: string;
  readonly paise: number;
}

/** What was used by hand, wasted, expired or found short of one item in a month. */
export interface OtherUse {
  /** Tests that the item is used for; none: it is used for all. */
  readonly testIds: readonly string[];
  readonly month: string;
  readonly paise: number;
}

/** What stands beside the own use of the work. */
export interface UseBesideWork {
  readonly shared: readonly SharedUse[];
  readonly other: readonly OtherUse[];
}

export interface CostOfGroup {
  readonly reportables: number;
  readonly reruns: number;
  readonly own: number;
  readonly shared: number;
  /** By hand, wasted, expired or found short. */
  readonly other: number;
  readonly charged: number;
}

const NOTHING: CostOfGroup = { reportables: 0, reruns: 0, own: 0, shared: 0, other: 0, charged: 0 };

type Fits = (one: ReportedWork) => boolean;

/** Places in `work` of what was reported and fits the first of the conditions that anything fits; all that was reported where none does. */
function sharersOf(work: readonly ReportedWork[], conditions: readonly Fits[]): readonly number[] {
  for (const fits of [...conditions, () => true]) {
    const found = work.flatMap((one, at) => (one.reportables > 0 && fits(one) ? [at] : []));
    if (found.length > 0) return found;
  }
  return [];
}

/** The work that shares the use of a machine: of its machine and month, else of the month, else all of it. */
function sharersOfMachine({ machineId, month }: SharedUse): readonly Fits[] {
  const ofMonth: Fits = (one) => one.month === month;
  return machineId === null ? [ofMonth] : [(one) => ofMonth(one) && one.machineId === machineId, ofMonth];
}

/** The work that shares another use of an item: its tests in the month, else its tests, else the month, else all of it. */
function sharersOfItem({ testIds, month }: OtherUse): readonly Fits[] {
  const ofTests: Fits = ({ testId }) => testIds.includes(testId);
  const ofMonth: Fits = (one) => one.month === month;
  return [(one) => ofTests(one) && ofMonth(one), ofTests, ofMonth];
}

interface Shares {
  /** By the place of the work, in paise. */
  readonly of: readonly number[];
  /** What nobody reported for. */
  readonly unshared: number;
}

/** Shares uses among the work by its number of reportables; the shares of a use sum to it to the paisa. */
function shareOut<U extends { readonly paise: number }>(
  work: readonly ReportedWork[],
  uses: readonly U[],
  conditionsOf: (use: U) => readonly Fits[],
): Shares {
  const of = work.map(() => 0);
  let unshared = 0;
  for (const use of uses) {
    const sharers = sharersOf(work, conditionsOf(use));
    if (sharers.length === 0) unshared += use.paise;
    const parts = allocate(
      sharers.length === 0 ? 0 : use.paise,
      sharers.map((at) => work[at]?.reportables ?? 0),
    );
    for (const [index, at] of sharers.entries()) of[at] = (of[at] ?? 0) + (parts[index] ?? 0);
  }
  return { of, unshared };
}

/**
 * Costs by group: what the work itself used, and its share of what is used for all, by the number of reportables. What nobody reported for stands
 * in the group of ''.
 */
export function costsByGroup(
  work: readonly ReportedWork[],
  { shared, other }: UseBesideWork,
  keyOf: (one: ReportedWork) => string,
): Map<string, CostOfGroup> {
  const ofMachines = shareOut(work, shared, sharersOfMachine);
  const ofItems = shareOut(work, other, sharersOfItem);
  const groups = new Map<string, CostOfGroup>();
  const add = (key: string, more: CostOfGroup): void => {
    const known = groups.get(key) ?? NOTHING;
    groups.set(key, {
      reportables: known.reportables + more.reportables,
      reruns: known.reruns + more.reruns,
      own: known.own + more.own,
      shared: known.shared + more.shared,
      other: known.other + more.other,
      charged: known.charged + more.charged,
    });
  };
  for (const [at, one] of work.entries()) {
    add(keyOf(one), { ...one, shared: ofMachines.of[at] ?? 0, other: ofItems.of[at] ?? 0 });
  }
  if (ofMachines.unshared + ofItems.unshared > 0) {
    add('', { ...NOTHING, shared: ofMachines.unshared, other: ofItems.unshared });
  }
  return groups;
}
