import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, nullable } from '../../kernel/shapes.ts';
import { SampleView } from '../samples/sample-view.ts';
import { TubeLife } from './life-view.ts';

/** Longer texts are refused by the words of the tracker; this bound keeps the address of a request within what is read. */
const MOST_CHARACTERS = 12_000;

/** What a code leads to when it is not one tube's own. */
export const TUBE_HOLDERS = ['bill', 'box', 'rack', 'person'] as const;

export const readSampleLife = defineEndpoint({
  method: 'GET',
  path: '/api/global/sample/life',
  summary:
    'The whole life of a tube by its barcode in any form; a lab ID, box or rack code, phone, patient code or name leads to its only tube, or to a choice of at most 20',
  access: { module: 'samples', bits: PERMISSION.read },
  query: closed({ barcode: Type.String({ maxLength: MOST_CHARACTERS }) }),
  response: closed({
    /** Null where several tubes are to choose from. */
    life: nullable(TubeLife),
    choice: nullable(
      closed({
        of: Type.Enum([...TUBE_HOLDERS]),
        /** Lab ID, code of the box or rack, or the text that found people. */
        code: Type.String(),
        tubes: Type.Array(SampleView),
        /** There are more than these. */
        hasMore: Type.Boolean(),
      }),
    ),
  }),
});
