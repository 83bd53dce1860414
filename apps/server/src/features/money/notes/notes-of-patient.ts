import type { PatientReference } from '../../../kernel/effects/patient-reference.ts';
import { moveNotes } from './note-rows.ts';

/** Notes to a person, which a merge moves after the bills: a note about a bill follows it. What they paid stays paid. */
export const notesOfPatient: PatientReference = {
  name: 'accounting_note.patient_id',
  move: moveNotes,
};
