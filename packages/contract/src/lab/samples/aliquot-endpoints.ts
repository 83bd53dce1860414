import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, Version } from '../../kernel/shapes.ts';
import { SampleView } from './sample-view.ts';

export const fillAliquots = defineEndpoint({
  method: 'POST',
  path: '/api/sample/aliquots',
  summary:
    'Fills tubes of their own from an accessioned tube: each gets the next number of the bill as its label, and the tests that go with it; the parent is kept',
  access: { module: 'samples', bits: PERMISSION.update },
  body: closed({
    sampleId: Id,
    version: Version,
    /** µL of each; null where nobody measured. */
    volumesUl: Type.Array(nullable(Type.Integer({ minimum: 1, maximum: 5_000_000 })), {
      minItems: 1,
      maxItems: 10,
    }),
    /** Tests that each takes from the tube, or from an aliquot of it, in the order of the volumes; absent: none. */
    billTestIds: Type.Optional(Type.Array(Type.Array(Id, { maxItems: 60 }), { maxItems: 10 })),
  }),
  response: closed({ parent: SampleView, aliquots: Type.Array(SampleView) }),
});
