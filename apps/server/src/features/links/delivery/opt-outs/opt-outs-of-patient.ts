import type { PatientReference } from '../../../../kernel/effects/patient-reference.ts';
import { moveOptOuts } from './opt-out-rows.ts';

/** What a person wants no messages on goes with the person: whoever said no to one of two records said no. */
export const optOutsOfPatient: PatientReference = {
  name: 'message_opt_out.patient_id',
  move: moveOptOuts,
};
