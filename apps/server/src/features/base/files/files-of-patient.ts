import type { PatientReference } from '../../../kernel/effects/patient-reference.ts';
import { movePatientFiles } from './file-rows.ts';

/** What the lab keeps of a person, which a merge moves, also what was taken away. */
export const filesOfPatient: PatientReference = { name: 'stored_file.patient_id', move: movePatientFiles };
