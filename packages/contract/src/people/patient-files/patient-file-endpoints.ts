import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LARGEST_UPLOAD } from '@nidan/domain/files/file-purpose';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, page, pageOf } from '../../kernel/shapes.ts';
import { FileContent } from '../../base/files/file-endpoints.ts';
import { KeptFileView } from '../../base/files/kept-file-view.ts';

const read = { module: 'patients', bits: PERMISSION.read } as const;
const update = { module: 'patients', bits: PERMISSION.update } as const;

export const listPatientFiles = defineEndpoint({
  method: 'GET',
  path: '/api/patients/:patientId/files',
  summary: 'The files that the lab keeps of a patient, newest first',
  access: read,
  params: closed({ patientId: Id }),
  query: closed(page),
  response: pageOf(KeptFileView),
});

export const addPatientFile = defineEndpoint({
  method: 'POST',
  path: '/api/patients/:patientId/files',
  summary:
    'Keeps a file of a patient whose name and content are both of one of the permitted kinds (spec §5 "Uploads")',
  access: update,
  params: closed({ patientId: Id }),
  body: closed({ fileId: Id, name: Type.String({ minLength: 1, maxLength: 255 }), content: FileContent }),
  bodyLimit: Math.ceil(LARGEST_UPLOAD / 3) * 4 + 4_096,
  perMinute: 30,
  response: KeptFileView,
});

export const downloadPatientFile = defineEndpoint({
  method: 'GET',
  path: '/api/patients/:patientId/files/:fileId',
  summary:
    'Hands a file of a patient out as an attachment; never to a demo user, for whom nothing in it could be masked',
  access: read,
  params: closed({ patientId: Id, fileId: Id }),
  produces: 'application/octet-stream',
  perMinute: 240,
  response: Type.Unknown(),
});

export const removePatientFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/patients/:patientId/files/:fileId',
  summary: 'Takes a file of a patient away',
  access: update,
  params: closed({ patientId: Id, fileId: Id }),
  response: Done,
});
