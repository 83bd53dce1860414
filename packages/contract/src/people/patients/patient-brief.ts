import { SEXES } from '@nidan/domain/people/sex';
import { type Static, Type } from 'typebox';
import { closed, Id } from '../../kernel/shapes.ts';

/** A person in a list or beside a tube: enough to tell people apart, no more. Masked for demo users. */
export const PatientBrief = closed({
  patientId: Id,
  patientCode: Type.String(),
  /** Title and name as printed, 'Mrs. Sunita Deshpande'. */
  fullName: Type.String(),
  /** Age for display, '42 Yrs.'. */
  age: Type.String(),
  sex: Type.Enum([...SEXES]),
});
export type PatientBrief = Static<typeof PatientBrief>;
