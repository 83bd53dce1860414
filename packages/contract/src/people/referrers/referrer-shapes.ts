import { Type } from 'typebox';
import { closed, LongText, nullable } from '../../kernel/shapes.ts';

/** Code of a record, given once. */
export const ReferrerCode = Type.String({ format: 'record-code' });

/** Code of another record, in any case of letters. */
export const Reference = Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S+$' });

/** Another record as a view names it. */
export const ReferrerBrief = closed({ code: Type.String(), name: Type.String() });

/** How a doctor or an agency is reached, in a body. */
export const contactFields = {
  phone: nullable(Type.String({ format: 'phone' })),
  email: nullable(Type.String({ format: 'email', maxLength: 320 })),
  address: LongText,
  /** Code of a territory. */
  territory: nullable(Reference),
};
