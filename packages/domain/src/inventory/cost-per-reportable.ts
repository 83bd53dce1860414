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

export interface CostOfGroup {
  readonly reportables: number;
  readonly reruns: number;
  readonly own: number;
  readonly shared: number;
  readonly charged: number;
}

const NOTHING: CostOfGroup = { reportables: 0, reruns: 0, own: 0, shared: 0, charged: 0 };

/** The work that shares a use: of its machine and month, else of the month, else all of it. */
function sharersOf(work: readonly ReportedWork[], { machineId, month }: SharedUse): readonly number[] {
  const where = (fits: (one: ReportedWork) => boolean) =>
    work.flatMap((one, at) => (one.reportables > 0 && fits(one) ? [at] : []));
  const ofMachine = where((one) => one.month === month && one.machineId === machineId);
  if (machineId !== null && ofMachine.length > 0) return ofMachine;
  const ofMonth = where((one) => one.month === month);
  return ofMonth.length > 0 ? ofMonth : where(() => true);
}

/**
 * Costs by group: what the work itself used, and its share of what is used for all, by the number of reportables. The shares of a use sum to it
 * to the paisa; what nobody reported for stands in the group of ''.
 */
export function costsByGroup(
  work: readonly ReportedWork[],
  shared: readonly SharedUse[],
  keyOf: (one: ReportedWork) => string,
): Map<string, CostOfGroup> {
  const shares = work.map(() => 0);
  let unshared = 0;
  for (const use of shared) {
    const sharers = sharersOf(work, use);
    if (sharers.length === 0) unshared += use.paise;
    const parts = allocate(
      sharers.length === 0 ? 0 : use.paise,
      sharers.map((at) => work[at]?.reportables ?? 0),
    );
    for (const [index, at] of sharers.entries()) shares[at] = (shares[at] ?? 0) + (parts[index] ?? 0);
  }
  const groups = new Map<string, CostOfGroup>();
  const add = (key: string, more: CostOfGroup): void => {
    const known = groups.get(key) ?? NOTHING;
    groups.set(key, {
      reportables: known.reportables + more.reportables,
      reruns: known.reruns + more.reruns,
      own: known.own + more.own,
      shared: known.shared + more.shared,
      charged: known.charged + more.charged,
    });
  };
  for (const [at, one] of work.entries()) add(keyOf(one), { ...one, shared: shares[at] ?? 0 });
  if (unshared > 0) add('', { ...NOTHING, shared: unshared });
  return groups;
}
