import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ACCESS_RULES, RULE_OUTCOMES } from '@nidan/domain/access/access-rules';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id } from '../../kernel/shapes.ts';

export const AccessStep = closed({
  rule: Type.Enum([...ACCESS_RULES]),
  outcome: Type.Enum([...RULE_OUTCOMES]),
  /** What stands, in words: 'Technician has read, asked for update'. */
  text: Type.String(),
});
export type AccessStep = Static<typeof AccessStep>;

export const explainAccess = defineEndpoint({
  method: 'GET',
  path: '/api/users/why',
  summary:
    'Why a person may or may not call an endpoint, on a bill or a test of it: every rule in order, by the functions that enforce it',
  access: { module: 'users', bits: PERMISSION.read },
  query: closed({
    userId: Id,
    method: Type.Enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: Type.String({ minLength: 1, maxLength: 200 }),
    billId: Type.Optional(Id),
    billTestId: Type.Optional(Id),
  }),
  response: closed({
    name: Type.String(),
    roleName: Type.String(),
    /** What the endpoint does. */
    wants: Type.String(),
    /** The right that it needs: 'authorise, update'; '' when every person of the lab may. */
    needs: Type.String(),
    allowed: Type.Boolean(),
    steps: Type.Array(AccessStep),
    /** People with an active account whose role allows it. */
    others: Type.Array(closed({ userId: Id, name: Type.String(), roleName: Type.String() })),
  }),
});
