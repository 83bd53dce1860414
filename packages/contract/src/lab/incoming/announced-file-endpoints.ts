import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LARGEST_ANNOUNCED_FILE } from '@nidan/domain/imports/announced-sheet';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed } from '../../kernel/shapes.ts';

const update = { module: 'samples', bits: PERMISSION.update } as const;
/** Base64 takes four characters for three bytes. */
const LONGEST = Math.ceil(LARGEST_ANNOUNCED_FILE / 3) * 4;
const body = closed({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /** The file in base64. */
  content: Type.String({ minLength: 4, maxLength: LONGEST, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
});
const response = closed({ announced: Type.Integer({ minimum: 1 }) });
/** What the endpoints of such files share. */
export const announcedFile = { bodyLimit: LONGEST + 1_024, perMinute: 20, body, response } as const;
const shared = { access: update, ...announcedFile } as const;

export const announceSamplesFile = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-sample/file',
  summary:
    'Announces the samples of a CSV or Excel file, one a row; all or none, and every refused cell is told as `rows.<row>.<column>`',
  ...shared,
});

export const announceOrdersFile = defineEndpoint({
  method: 'POST',
  path: '/api/incoming-order/file',
  summary:
    'Announces the orders of a CSV or Excel file with their samples; all or none, and every refused cell is told as `rows.<row>.<column>`',
  ...shared,
});
