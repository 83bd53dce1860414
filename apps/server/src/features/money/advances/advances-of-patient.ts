import type { PatientReference } from '../../../kernel/effects/patient-reference.ts';
import { moveAdvances } from './advance-rows.ts';

/** What a person paid ahead, which a merge moves; what it paid stays paid. */
export const advancesOfPatient: PatientReference = {
  name: 'customer_advance.patient_id',
  move: moveAdvances,
};
