import type { PatientKind } from '../enumerations/patients.ts';
import type { Sex } from './sex.ts';

/** What a companion is to the primary patient of the family. */
export const FAMILY_RELATIONS = ['spouse', 'child', 'parent', 'sibling', 'other'] as const;
export type FamilyRelation = (typeof FAMILY_RELATIONS)[number];

/** A patient who belongs to a primary patient is a companion (spec §3 "Patient kinds"). */
export function patientKind(primaryPatientId: string | null): PatientKind {
  return primaryPatientId === null ? 'primary' : 'companion';
}

export type FamilyFault = 'primaryIsCompanion' | 'hasCompanions' | 'motherIsMale';

interface Family {
  /** Null for a primary patient. */
  readonly primary: { readonly kind: PatientKind } | null;
  readonly mother: { readonly sex: Sex } | null;
  /** Others are companions of this person already. */
  readonly hasCompanions: boolean;
}

/** What forbids these ties; null when they may be. A family has one primary patient and no levels; the mother may be anybody's companion. */
export function familyFault({ primary, mother, hasCompanions }: Family): FamilyFault | null {
  if (primary?.kind === 'companion') return 'primaryIsCompanion';
  if (primary !== null && hasCompanions) return 'hasCompanions';
  return mother?.sex === 'M' ? 'motherIsMale' : null;
}

/** True when the title says a newborn, who is registered by the name of the mother. */
export function isNewbornTitle(title: string): boolean {
  return title.toUpperCase() === 'B/O';
}
