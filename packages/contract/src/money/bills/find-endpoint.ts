import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable } from '../../kernel/shapes.ts';

/** A bill or a person that one search of the whole lab found. */
export const FoundThing = closed({
  kind: Type.Enum(['bill', 'patient']),
  /** Null for a person. */
  billId: nullable(Id),
  patientId: Id,
  /** Lab ID of a bill, code of a patient. */
  code: Type.String(),
  /** Whose it is, masked for demo users. */
  name: Type.String(),
  /** Age and sex, and the tests of a bill. */
  detail: Type.String(),
});
export type FoundThing = Static<typeof FoundThing>;

export const findThings = defineEndpoint({
  method: 'GET',
  path: '/api/find',
  summary:
    'Bills and people by lab ID, barcode of a tube, report number, phone, name or patient code, as far as the caller sees them',
  access: 'lab',
  query: closed({ q: Type.String({ minLength: 1, maxLength: 120 }) }),
  response: closed({ found: Type.Array(FoundThing) }),
});
