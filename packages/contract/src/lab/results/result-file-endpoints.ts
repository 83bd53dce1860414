import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FILE_PURPOSES } from '@nidan/domain/files/file-purpose';
import { Type } from 'typebox';
import { FileContent } from '../../base/files/file-endpoints.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id } from '../../kernel/shapes.ts';
import { AttachedFile } from './result-value.ts';

/** Base64 takes four characters for three bytes. */
const LONGEST_CONTENT = Math.ceil(FILE_PURPOSES.result.mostBytes / 3) * 4;

export const attachResultFile = defineEndpoint({
  method: 'POST',
  path: '/api/bills/tresult/files',
  summary:
    'Keeps a picture or a PDF for an attachment parameter of a test of a bill; it becomes the value when it is saved as such',
  access: { module: 'results', bits: PERMISSION.update },
  body: closed({
    fileId: Id,
    billId: Id,
    billTestId: Id,
    parameterId: Id,
    name: Type.String({ minLength: 1, maxLength: 255 }),
    content: FileContent,
  }),
  bodyLimit: LONGEST_CONTENT + 4_096,
  perMinute: 30,
  response: AttachedFile,
});

export const openResultFile = defineEndpoint({
  method: 'GET',
  path: '/api/bills/tresult/files/:billTestId/:fileId',
  summary: 'Hands an attached file out; never to a demo user, for whom nothing in it could be masked',
  access: { module: 'results', bits: PERMISSION.read },
  params: closed({ billTestId: Id, fileId: Id }),
  produces: 'application/octet-stream',
  perMinute: 240,
  response: Type.Unknown(),
});
