import * as patientEndpoints from '@nidan/contract/people/patients/patient-endpoints';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { PatientRecord } from '@nidan/contract/people/patients/patient-record';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requireTitleOfSex } from './create-patient.ts';
import { mergedRefusal } from './require-live-patient.ts';
import { ageColumnsOf } from './patient-age.ts';
import { patientColumnsOf } from './patient-columns.ts';
import type { PatientRow, PatientValues } from './patient-record-columns.ts';
import { lockPatient, updatePatientRow } from './patient-rows.ts';
import { presentPatient } from './present-patient.ts';
import { requireOwnIds } from './require-own-ids.ts';
import { requireFamily } from './require-family.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Changes = BodyOf<typeof patientEndpoints.updatePatient>;

/**
 * The changes without the fields that only repeat what the caller was shown: a form that sends everything back must not
 * store a masked name, nor state the age anew.
 */
function withoutEchoes(changes: Changes, shown: PatientRecord): Partial<Changes> {
  const known: Readonly<Record<string, unknown>> = { ...shown };
  const told = Object.entries(changes).filter(
    ([field, value]) => field !== 'version' && !isDeepStrictEqual(value, known[field]),
  );
  return Object.fromEntries(told);
}

function changedOnly(before: PatientRow, values: Partial<PatientValues>): Partial<PatientValues> {
  const known: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => !isDeepStrictEqual(value, known[column])),
  );
}

function pick(row: PatientRow, values: Partial<PatientValues>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in values));
}

/** Changes a person: missing keeps, null clears; the name is searched under its new words from then on. */
export const updatePatient = serve(
  patientEndpoints.updatePatient,
  async (ctx, { patientId }, body: Changes) => {
    const before = await lockPatient(ctx, patientId);
    if (before === null) throw refuse('not-found');
    if (before.merged_into !== null) throw await mergedRefusal(ctx, before);
    await expectVersion(ctx, { entityId: patientId, expected: body.version, found: before.version });
    const input = withoutEchoes(body, presentPatient(ctx, before));
    const values = changedOnly(before, {
      ...patientColumnsOf(ctx, input),
      ...ageColumnsOf(ctx, { input, stored: before, path: '' }),
    });
    requireTitleOfSex({ ...before, ...values }, '');
    if (Object.keys(values).length === 0) return presentPatient(ctx, before);
    await requireOwnIds(ctx, { patientId, values, path: '' });
    const relatives =
      'primary_patient_id' in values || 'mother_patient_id' in values
        ? await requireFamily(ctx, { patientId, values: { ...before, ...values }, path: '' })
        : {};
    const after = await updatePatientRow(ctx.db, { lId: ctx.lId, before, values });
    recordEvent(ctx, {
      entityKind: 'PATIENT',
      entityId: patientId,
      action: 'update',
      before: pick(before, values),
      after: pick(after, values),
    });
    return presentPatient(ctx, { ...after, ...relatives });
  },
);
