import { advancesOfPatient } from '../billing/advances-of-patient.ts';
import { billsOfPatient } from '../billing/bills-of-patient.ts';
import { notesOfPatient } from '../billing/notes-of-patient.ts';
import { filesOfPatient } from '../files/files-of-patient.ts';
import { moveChildren, moveCompanions, moveLedTo } from './patient-rows.ts';
import type { PatientReference } from './patient-reference.ts';

/** Every column that names a patient and moves with a merge; whoever adds a reference adds it here or to `keptReferences`. */
export const movedReferences: readonly PatientReference[] = [
  billsOfPatient,
  // After the bills: whoever pays a bill from an advance or a credit note locks them in this order.
  advancesOfPatient,
  notesOfPatient,
  filesOfPatient,
  { name: 'patient.primary_patient_id', move: moveCompanions },
  { name: 'patient.mother_patient_id', move: moveChildren },
  { name: 'patient.merged_into', move: moveLedTo },
];

/** Foreign keys to a patient that stay as they are, each with why. */
export const keptReferences: Readonly<Record<string, string>> = {
  'patient_name_token.patient_id':
    'follows from the name: taken away with the merge and made again of the same name',
  'patient_merge.survivor_id': 'says what was merged',
  'patient_merge.merged_id': 'says what was merged',
  'patient_pair_apart.one_id': 'says of two records what somebody saw',
  'patient_pair_apart.other_id': 'says of two records what somebody saw',
};
