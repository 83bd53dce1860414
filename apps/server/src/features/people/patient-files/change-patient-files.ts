import * as patientFileEndpoints from '@nidan/contract/people/patient-files/patient-file-endpoints';
import type { AnswerOf, BodyOf, ParamsOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { requireLivePatient } from '../patients/require-live-patient.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { dropFile, storeFile } from '../../base/files/store-file.ts';
import type { InspectedFile } from '../../base/files/inspect-upload.ts';
import { keptNow, presentKeptFile } from '../../base/files/kept-files.ts';
import { requirePatientFile } from './patient-files.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Keeps a file of a patient that was looked at, with an event of the patient that carries its hash. */
export async function addPatientFile(
  ctx: Ctx,
  { patientId }: ParamsOf<typeof patientFileEndpoints.addPatientFile>,
  {
    fileId,
    inspected,
  }: Pick<BodyOf<typeof patientFileEndpoints.addPatientFile>, 'fileId'> & {
    readonly inspected: InspectedFile;
  },
): Promise<AnswerOf<typeof patientFileEndpoints.addPatientFile>> {
  await requirePatient(ctx, patientId);
  await requireLivePatient(ctx, patientId);
  await storeFile(ctx, { ...inspected, fileId, purpose: 'patient', userId: null, patientId });
  const { name, bytes, sha256 } = inspected;
  recordEvent(ctx, {
    entityKind: 'PATIENT',
    entityId: patientId,
    parts: [fileId],
    action: 'addFile',
    after: { file: name, bytes: bytes.length, sha256: sha256.toString('hex') },
  });
  return presentKeptFile(ctx, keptNow(ctx, fileId, inspected));
}

/** Takes a file of a patient away. */
export const removePatientFile = serve(patientFileEndpoints.removePatientFile, async (ctx, params) => {
  const { name } = await requirePatientFile(ctx, params);
  const { patientId, fileId } = params;
  await dropFile(ctx, fileId);
  recordEvent(ctx, {
    entityKind: 'PATIENT',
    entityId: patientId,
    parts: [fileId],
    action: 'removeFile',
    before: { file: name },
  });
  return { done: true };
});
