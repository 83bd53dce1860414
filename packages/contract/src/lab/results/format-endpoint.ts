import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Reason, Version } from '../../kernel/shapes.ts';
import { TestRefs } from './test-refs.ts';

export const refetchFormats = defineEndpoint({
  method: 'POST',
  path: '/api/refetchTestFormats',
  summary:
    'Gives tests of a bill that nobody checked yet the format that the catalogue has for them now; their parameters, ranges and methods stay',
  access: { module: 'results', bits: PERMISSION.update },
  body: closed({ billId: Id, tests: TestRefs, reason: Type.Optional(Reason) }),
  response: closed({
    tests: Type.Array(
      closed({
        billTestId: Id,
        version: Version,
        /** False for one that had it already. */
        changed: Type.Boolean(),
        /** What differs from the usual format, in words. */
        formatText: Type.String(),
      }),
    ),
  }),
});
