import * as patientFileEndpoints from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { downloadPatientFile } from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { refuse } from '../../../kernel/http/refuse.ts';
import { implementDocument, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { readContent } from '../../base/files/files.query.ts';
import { inspectUpload } from '../../base/files/inspect-upload.ts';
import { addPatientFile, removePatientFile } from './change-patient-files.ts';
import { listPatientFilesOf, requirePatientFile } from './patient-files.query.ts';

export const patientFileRoutes: readonly Route[] = [
  listPatientFilesOf,
  implementInspected(patientFileEndpoints.addPatientFile, {
    admit: () => undefined,
    inspect: ({ body }, services) => inspectUpload({ ...body, purpose: 'patient' }, services),
    command: (ctx, { params, body }, inspected) =>
      addPatientFile(ctx, params, { fileId: body.fileId, inspected }),
  }),
  implementDocument(downloadPatientFile, {
    load: async (ctx, { params }) => {
      const file = await requirePatientFile(ctx, params);
      if (ctx.caller.isDemoUser) throw refuse('demo-sees-no-file');
      return { name: file.name, mediaType: file.media_type, bytes: await readContent(ctx, file.sha256) };
    },
    render: async ({ name, mediaType, bytes }) => ({ bytes, fileName: name, savedAs: mediaType }),
  }),
  removePatientFile,
];
