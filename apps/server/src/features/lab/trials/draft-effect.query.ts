import { DAY } from '@nidan/domain/time/durations';
import * as draftEffectEndpoints from '@nidan/contract/lab/results/draft-effect-endpoint';
import type { DraftEffect } from '@nidan/contract/lab/results/draft-effect-endpoint';
import { flagChanges, type FlaggedResult } from '@nidan/domain/ranges/draft-effect';
import { DRAFT_EFFECT_DAYS, DRAFT_EFFECT_MOST } from '@nidan/domain/ranges/draft-effect-limits';
import type { Flag } from '@nidan/domain/results/flag';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { isNumber } from '../../catalogue/parameters/is-number.ts';
import { readRangeDraft } from '../../catalogue/ranges/range-draft.query.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { personAt } from '../results/bill-under-work.ts';
import {
  personOfBill,
  personOfBillColumns,
  type PersonOfBillRow,
} from '../results/person-of-bill-columns.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends PersonOfBillRow {
  readonly value: string;
  readonly flag: Flag | '';
  readonly method: string;
  readonly sample_type_id: string | null;
  readonly collected_at: Date;
}

/** The last values of a parameter that stand, one more than are looked at when there are more. */
async function readLastResults(ctx: Ctx, parameterId: string): Promise<readonly Row[]> {
  const since = new Date(ctx.now.getTime() - DRAFT_EFFECT_DAYS * DAY);
  const { rows } = await sql<Row>`
    with last as (
      select v.bill_test_id, v.version, v.value, v.flag, v.method from result_version v
      where v.l_id = ${ctx.lId} and v.parameter_id = ${parameterId} and v.entered_at >= ${since}
      order by v.entered_at desc limit ${DRAFT_EFFECT_MOST + 1}
    )
    select last.value, last.flag, last.method, s.sample_type_id, coalesce(s.collected_at, b.created_at) as collected_at,
      ${personOfBillColumns}, ${patientBriefColumns}
    from last
    join bill_test bt on bt.l_id = ${ctx.lId} and bt.bill_test_id = last.bill_test_id
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    where last.value is not null and bt.state <> ${CANCELED} and not exists (
      select from result_version next
      where next.l_id = ${ctx.lId} and next.bill_test_id = last.bill_test_id
        and next.parameter_id = ${parameterId} and next.version > last.version
    )`.execute(ctx.db);
  return rows;
}

function flaggedResult(ctx: Ctx, row: Row): FlaggedResult {
  const { place, ageYears, ...person } = personAt(ctx, personOfBill(row), row.collected_at);
  return {
    subject: {
      ...person,
      sampleTypeId: row.sample_type_id,
      locationId: place.locationId,
      method: row.method,
    },
    ageYears,
    value: row.value,
    flag: row.flag === '' ? null : row.flag,
  };
}

/** What the draft of the ranges of a number would change among its last results; they are counted, and nobody is named. */
export const readDraftEffectOf = serve(
  draftEffectEndpoints.readDraftEffect,
  async (ctx, { parameterId }): Promise<DraftEffect> => {
    const parameter = (await catalogueOf(ctx)).parameters.get(parameterId);
    if (parameter === undefined) throw refuse('not-found');
    const draft = await readRangeDraft(ctx, parameterId);
    if (draft === null) throw refuse('range-draft-missing', { details: { parameter: parameter.name } });
    const rows = isNumber(parameter) ? await readLastResults(ctx, parameterId) : [];
    const looked = rows.slice(0, DRAFT_EFFECT_MOST).map((row) => flaggedResult(ctx, row));
    return {
      draftVersion: draft.version,
      results: looked.length,
      isCut: rows.length > DRAFT_EFFECT_MOST,
      changes: flagChanges(looked, draft.ranges),
    };
  },
);
