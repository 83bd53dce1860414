import type { Sex } from './sex.ts';

/** What of two records decides whether they can become one. */
export interface MergedPerson {
  readonly patientId: string;
  readonly sex: Sex;
  readonly primaryPatientId: string | null;
  readonly motherPatientId: string | null;
  readonly hasCompanions: boolean;
  readonly hasChildren: boolean;
}

/** Why two records cannot become one with this one remaining; the other way round may be possible. */
export const MERGE_FAULTS = ['motherAndChild', 'motherIsMale', 'companionsOfCompanion'] as const;
export type MergeFault = (typeof MERGE_FAULTS)[number];

/**
 * What forbids that `survivor` takes over the record `merged`; null when nothing does. A family has one level: who belongs to a primary
 * patient cannot take over the companions of another.
 */
export function mergeFault(survivor: MergedPerson, merged: MergedPerson): MergeFault | null {
  if (survivor.motherPatientId === merged.patientId || merged.motherPatientId === survivor.patientId) {
    return 'motherAndChild';
  }
  if (merged.hasChildren && survivor.sex === 'M') return 'motherIsMale';
  return merged.hasCompanions && survivor.primaryPatientId !== null ? 'companionsOfCompanion' : null;
}
