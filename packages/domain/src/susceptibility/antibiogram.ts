import type { SusceptibilityCategory } from './interpret.ts';

/** A verified isolate of a final report with what was found of it. */
export interface CountedIsolate {
  readonly isolateId: string;
  readonly patientId: string;
  readonly organism: string;
  readonly collectedAt: Date;
  /** Taken to look for carriage, not for an infection. */
  readonly isScreening: boolean;
  /** By medicine; suppressed ones too: what is not reported was measured all the same. */
  readonly categories: Readonly<Record<string, SusceptibilityCategory>>;
}

export interface AntibiogramCell {
  readonly organism: string;
  readonly medicine: string;
  /** Isolates that were tested against it. */
  readonly tested: number;
  readonly susceptible: number;
  /** Per cent susceptible; null below the least number of isolates. */
  readonly percent: number | null;
}

/** The least number of isolates of which a percentage is given (CLSI M39). */
export const LEAST_ISOLATES = 30;

/** The first isolate of each organism of each patient, whatever the specimen; screening is left out (CLSI M39). */
export function firstIsolates(isolates: readonly CountedIsolate[]): CountedIsolate[] {
  const firsts = new Map<string, CountedIsolate>();
  for (const isolate of isolates) {
    if (isolate.isScreening) continue;
    const key = `${isolate.patientId} ${isolate.organism}`;
    const first = firsts.get(key);
    if (first === undefined || isEarlier(isolate, first)) firsts.set(key, isolate);
  }
  return [...firsts.values()];
}

/** Ties go by the id, so that the same isolates always give the same table. */
function isEarlier(one: CountedIsolate, other: CountedIsolate): boolean {
  const [a, b] = [one.collectedAt.getTime(), other.collectedAt.getTime()];
  return a < b || (a === b && one.isolateId < other.isolateId);
}

/** Per cent susceptible of the first isolates of a period, by organism and medicine; S alone counts (CLSI M39). */
export function antibiogram(isolates: readonly CountedIsolate[]): AntibiogramCell[] {
  const counts = new Map<string, Map<string, { tested: number; susceptible: number }>>();
  for (const { organism, categories } of firstIsolates(isolates)) {
    const row = counts.get(organism) ?? new Map<string, { tested: number; susceptible: number }>();
    counts.set(organism, row);
    for (const [medicine, category] of Object.entries(categories)) {
      const cell = row.get(medicine) ?? { tested: 0, susceptible: 0 };
      row.set(medicine, cell);
      cell.tested += 1;
      if (category === 'S') cell.susceptible += 1;
    }
  }
  return [...counts].flatMap(([organism, row]) =>
    [...row].map(([medicine, { tested, susceptible }]) => ({
      organism,
      medicine,
      tested,
      susceptible,
      percent: tested < LEAST_ISOLATES ? null : Math.round((100 * susceptible) / tested),
    })),
  );
}
