import type { Flag } from '../flag.ts';

/** Patterns over several quantities of one tube that its handling makes and no illness. */
export const CONTAMINATIONS = ['edta'] as const;
export type Contamination = (typeof CONTAMINATIONS)[number];

/** A value of a tube beside the last one of the person; numbers in the same unit. */
export interface TubeValue {
  readonly code: string;
  readonly loinc: string | null;
  readonly numeric: number | null;
  readonly flag: Flag | null;
  /** The last checked value of the person; null where there is none. */
  readonly before: number | null;
}

/** Smallest change from the last value that counts, as a share of it; outside of the interval counts without one. */
const CHANGES = {
  potassium: { loinc: ['2823-3'], codes: ['K'], up: true, share: 0.2 },
  calcium: { loinc: ['17861-6'], codes: ['CA'], up: false, share: 0.1 },
  alkalinePhosphatase: { loinc: ['6768-6'], codes: ['ALP'], up: false, share: 0.2 },
} as const;

function moved(
  { numeric, flag, before }: TubeValue,
  { up, share }: (typeof CHANGES)[keyof typeof CHANGES],
): boolean {
  if (numeric === null) return false;
  if (flag !== null) return flag.startsWith(up ? 'H' : 'L');
  if (before === null || before <= 0) return false;
  return up ? numeric >= before * (1 + share) : numeric <= before * (1 - share);
}

/**
 * Patterns in the values of one tube. Potassium EDTA from another tube raises potassium and binds the calcium and the zinc and magnesium of
 * alkaline phosphatase (Cornes, Ann Clin Biochem 2008): potassium up with calcium and alkaline phosphatase down, against the person's
 * interval or last value.
 */
export function contaminationsOf(values: readonly TubeValue[]): Contamination[] {
  const isEdta = Object.values(CHANGES).every((change) =>
    values.some(
      (value) =>
        (value.loinc === null
          ? change.codes.some((code) => code === value.code)
          : change.loinc.some((loinc) => loinc === value.loinc)) && moved(value, change),
    ),
  );
  return isEdta ? ['edta'] : [];
}
