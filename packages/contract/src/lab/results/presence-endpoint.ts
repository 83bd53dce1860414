import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable } from '../../kernel/shapes.ts';

/** Seconds for which somebody counts as there who says no more. */
export const PRESENCE_SECONDS = 45;

/** Somebody else on the same worksheet. */
export const PresentPerson = closed({
  userId: Id,
  name: Type.String(),
  /** The test that they look at; null for none. */
  billTestId: nullable(Id),
  /** The value that they are at; null for none. */
  parameterId: nullable(Id),
});
export type PresentPerson = Static<typeof PresentPerson>;

export const tellPresence = defineEndpoint({
  method: 'POST',
  path: '/api/bills/tresult/presence',
  summary: `Says where on a worksheet the caller is, for ${PRESENCE_SECONDS} seconds, and answers who else is there`,
  access: { module: 'results', bits: PERMISSION.read },
  // Nothing of the lab changes: where somebody is, is forgotten by itself, and saying it twice is saying it once.
  mutates: false,
  body: closed({
    billId: Id,
    billTestId: nullable(Id),
    parameterId: nullable(Id),
    /** The caller goes: nobody is shown any more. */
    leaves: Type.Optional(Type.Boolean()),
  }),
  response: closed({ others: Type.Array(PresentPerson) }),
});
