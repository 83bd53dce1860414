import type { Ctx } from '../../../kernel/http/context.ts';
import type { PatientReference } from '../../../kernel/effects/patient-reference.ts';
import { moveChildren, moveCompanions, moveLedTo } from './patient-rows.ts';

const OWN: readonly PatientReference[] = [
  { name: 'patient.primary_patient_id', move: moveCompanions },
  { name: 'patient.mother_patient_id', move: moveChildren },
  { name: 'patient.merged_into', move: moveLedTo },
];

/** Every column that names a patient and moves with a merge; whoever adds a reference adds it to the effects or to `keptReferences`. */
export function movedReferences({ services }: Pick<Ctx, 'services'>): readonly PatientReference[] {
  return [...services.effects.patientReferences, ...OWN];
}

/** Foreign keys to a patient that stay as they are, each with why. */
export const keptReferences: Readonly<Record<string, string>> = {
  'patient_name_token.patient_id':
    'follows from the name: taken away with the merge and made again of the same name',
  'patient_merge.survivor_id': 'says what was merged',
  'patient_merge.merged_id': 'says what was merged',
  'patient_pair_apart.one_id': 'says of two records what somebody saw',
  'patient_pair_apart.other_id': 'says of two records what somebody saw',
};
