import * as findEndpoints from '@nidan/contract/money/bills/find-endpoint';
import type { FoundThing } from '@nidan/contract/money/bills/find-endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { wantedThing } from '@nidan/domain/search/wanted-thing';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { searchPatientsOf } from '../../people/patients/patient-search.query.ts';
import { listBillsOf } from './bill-list.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const MOST = 8;

async function billsOf(ctx: Ctx, labNo: string): Promise<FoundThing[]> {
  if (!hasRight(ctx.caller, 'bills', PERMISSION.read) && !hasRight(ctx.caller, 'results', PERMISSION.read))
    return [];
  const { rows } = await listBillsOf(ctx, { q: labNo, limit: MOST, dates: 98 });
  return rows.map(({ billId, labNo: code, patient, testCodes }) => ({
    kind: 'bill',
    billId,
    patientId: patient.patientId,
    code,
    name: patient.fullName,
    detail: `${patient.age} ${patient.sex}, ${testCodes.join(', ')}`,
  }));
}

async function peopleOf(ctx: Ctx, q: string): Promise<FoundThing[]> {
  if (!hasRight(ctx.caller, 'patients', PERMISSION.read)) return [];
  const { rows } = await searchPatientsOf(ctx, { q, limit: MOST });
  return rows.map(({ patient_id, patient_code, name_title, name, age, age_sex }) => ({
    kind: 'patient',
    billId: null,
    patientId: patient_id,
    code: patient_code,
    name: `${name_title} ${name}`.trim(),
    detail: `${age} ${age_sex.sex}`,
  }));
}

/** What one search of the whole lab finds, as far as the caller sees it. */
export const findThingsOf = serve(findEndpoints.findThings, async (ctx, { q }) => {
  const wanted = wantedThing(q);
  const found = wanted.kind === 'labNo' ? await billsOf(ctx, wanted.labNo) : await peopleOf(ctx, wanted.text);
  return { found };
});
