import type { PatientReference } from '../../../kernel/effects/patient-reference.ts';
import { moveBills } from './bill-rows.ts';

/**
 * The bills of a person, which a merge moves. Everything about a visit hangs on its bill: lines, money, tubes, results and reports; what
 * a released report says stays as it was released.
 */
export const billsOfPatient: PatientReference = { name: 'bill.patient_id', move: moveBills };
