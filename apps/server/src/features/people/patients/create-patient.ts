import * as patientEndpoints from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientInput } from '@nidan/contract/people/patients/patient-input';
import { titleContradicts } from '@nidan/domain/people/names/name-title';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { ageColumnsOf } from './patient-age.ts';
import { type Relatives, requireFamily } from './require-family.ts';
import { requireOwnIds } from './require-own-ids.ts';
import { patientColumnsOf, plainName } from './patient-columns.ts';
import type { PatientRow, PatientValues } from './patient-record-columns.ts';
import { insertPatient } from './patient-rows.ts';
import { presentPatient } from './present-patient.ts';
import { serve } from '../../../kernel/http/serve.ts';

const blank = {
  name_title: '',
  name_local: null,
  age_y: null,
  age_m: null,
  age_w: null,
  age_d: null,
  age_h: null,
  birthdate: null,
  phone: null,
  phone_2: null,
  email: null,
  address: '',
  area: '',
  city: '',
  district: '',
  state: '',
  pincode: null,
  adhar_last4: null,
  passport_number: null,
  abha_id: null,
  srf_id: null,
  primary_patient_id: null,
  relation: null,
  mother_patient_id: null,
} as const;

/** Refuses a title that says the other sex; a person of sex O may carry any. */
export function requireTitleOfSex(values: Pick<PatientValues, 'name_title' | 'sex'>, path: string): void {
  const { name_title: title, sex } = values;
  const told = title as Parameters<typeof titleContradicts>[0]; // as: the contract lets only listed titles in
  if (sex !== 'O' && titleContradicts(told, sex)) {
    throw refuseField(`${path}age_sex.sex`, 'title-and-sex', { title });
  }
}

function requirePhone({ lab }: Ctx, { phone }: PatientValues, path: string): void {
  if (phone !== null || !labSettingOf(lab.switches, 'phoneRequired')) return;
  throw refuse('phone-missing', { at: `${path}phone` });
}

/** What is stored of a new person; refuses wrong fields. */
function checkPatient(ctx: Ctx, input: PatientInput, path: string): PatientValues {
  const values: PatientValues = {
    ...blank,
    ...patientColumnsOf(ctx, input),
    ...ageColumnsOf(ctx, { input, stored: null, path }),
    name: plainName(ctx, input.name),
    sex: input.age_sex.sex,
    age_at: ctx.now,
  };
  requireTitleOfSex(values, path);
  requirePhone(ctx, values, path);
  return values;
}

/** A checked person with the relatives of the family. */
export interface CheckedPerson {
  readonly patientId: string;
  readonly values: PatientValues;
  readonly relatives: Relatives;
}

/** Checks a new person and the family; `path` is that of the person in the request: '' or 'newPatient.'. */
export async function checkPerson(
  ctx: Ctx,
  { patientId, input, path }: { patientId: string; input: PatientInput; path: string },
): Promise<CheckedPerson> {
  const values = checkPatient(ctx, input, path);
  if (input.id_checked !== true) await requireOwnIds(ctx, { patientId, values, path });
  return { patientId, values, relatives: await requireFamily(ctx, { patientId, values, path }) };
}

/** Writes a checked person under the next patient code and records it; sends before it waits. */
export async function writePatient(
  ctx: Ctx,
  { patientId, values, relatives }: CheckedPerson,
): Promise<PatientRow> {
  const patientCode = await insertPatient(ctx.db, { lId: ctx.lId, patientId, values });
  recordEvent(ctx, {
    entityKind: 'PATIENT',
    entityId: patientId,
    action: 'create',
    after: { patient_code: patientCode, ...values },
  });
  return {
    ...values,
    ...relatives,
    patient_id: patientId,
    patient_code: patientCode,
    version: 1,
    merged_into: null,
  };
}

/** Registers a person without a bill. */
export const createPatient = serve(
  patientEndpoints.createPatient,
  async (ctx, { patient_id: given, ...input }) => {
    const person = await checkPerson(ctx, { patientId: given ?? newId(), input, path: '' });
    return presentPatient(ctx, await writePatient(ctx, person));
  },
);
