import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import { type FamilyRelation, isNewbornTitle } from '@nidan/domain/people/family';
import type { BillForm, Family, Relative } from '../bill-form.ts';

type Member = Pick<
  PatientMatch,
  'patient_id' | 'name_title' | 'name' | 'age_sex' | 'patient_kind' | 'companion'
>;

function named({ patient_id: patientId, name_title: title, name }: Member): Relative {
  return { patientId, fullName: `${title} ${name}`.trim() };
}

/** The family that a new person on this phone would join: that of its primary patient; null when nobody is registered. */
export function familyOnPhone(people: readonly Member[]): Family | null {
  const primary = people.find(({ patient_kind: kind }) => kind === 'primary');
  if (primary !== undefined) return { primary: named(primary), relation: 'other' };
  const tie = people.find(({ companion }) => companion !== null)?.companion;
  if (!tie) return null;
  const { patient_id: patientId, fullName } = tie.primary;
  return { primary: { patientId, fullName }, relation: 'other' };
}

/** What a new person is to the primary patient: as chosen; a newborn is a child until something else is chosen. */
export function relationOf({ family, person }: Pick<BillForm, 'family' | 'person'>): FamilyRelation {
  const chosen = family?.relation ?? 'other';
  return chosen === 'other' && isNewbornTitle(person.title) ? 'child' : chosen;
}

/** Women on a phone, one of whom may be the mother of a newborn. */
export function mothersOnPhone(people: readonly Member[]): Relative[] {
  return people.filter(({ age_sex: { sex } }) => sex !== 'M').map(named);
}
